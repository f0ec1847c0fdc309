/**
 * One match over the columnar index, beside a loop over plain objects that answers the same:
 *
 *     npm run bench match -- [--rows 1000000] [--rounds 7]
 *
 * The bench times the whole of `matchIndex`: three-valued gate of all criteria, counts, what-if, missing facts,
 * competitiveness, and the best 50 matches and 20 of each open list by score. Each query is another student's, and
 * none is asked twice; programs and tables that earlier queries left are warm. Figures are CPU time of the thread, as
 * the machine may have other work. The notes have the wall time of the index alone, measured before the plain objects
 * crowd the caches.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import {
  type ColumnarIndex,
  createColumnarIndex,
} from '@landfall/matching/index/columnar-index'
import { matchIndex } from '@landfall/matching/index/match-index'
import { createMatchPool } from '@landfall/matching/index/match-pool'
import { readSnapshot, writeSnapshot } from '@landfall/matching/index/snapshot'
import { matchListings } from '@landfall/matching/match-listings'
import type { MatchQuery } from '@landfall/matching/match-query'
import { matchObjects } from './match-objects.ts'
import { type PlainListing, plainListing } from './match-plain.ts'
import { BENCH_DAY, benchListing, benchQuery, createRandom } from './match-rows.ts'
import { median, pairedRatio, report, runPaired, say } from './measure.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    threads: { type: 'string', default: '2' },
  },
})
const rows = Number(values.rows ?? positionals[0] ?? 100_000)
/** Plain objects of more rows would take gigabytes. */
const MAX_OBJECT_ROWS = 200_000
/** The reference is slow; this many rows give its figure. */
const REFERENCE_ROWS = 2_000

const studentsRandom = createRandom(1_000)
/** Enough that a turn does not mostly measure the caches that the turn before left behind. */
const QUERIES = 240
/** Rounds of this many queries each, until nearly every form of question has been asked. */
const WARM_ROUNDS = 10
const { index, reference, applyUs } = fill()
const alone = wallAlone()
const objects = rows <= MAX_OBJECT_ROWS ? plainObjects() : []
checkAnswers()

const figures = await runPaired(
  {
    index: async () => perThousand(rows, newQueries(QUERIES), (query) => onIndex(query)),
    ...(objects.length > 0 && {
      'plain objects, optimized': async () =>
        perThousand(rows, newQueries(4), (query) =>
          matchObjects(objects, query, BENCH_DAY),
        ),
    }),
    'plain objects, reference': async () =>
      perThousand(REFERENCE_ROWS, newQueries(2), (query) =>
        matchListings(reference, query, BENCH_DAY),
      ),
  },
  Number(values.rounds),
)
report({
  bench: 'match',
  unit: `µs of CPU for 1,000 scholarships, of ${rows.toLocaleString('en')}`,
  figures,
  ratios: [
    ...(objects.length > 0 ? ['plain objects, optimized'] : []),
    'plain objects, reference',
  ].map((name) => ({
    name: `${name} / index`,
    value: pairedRatio(figures, name, 'index'),
    goal: 20,
  })),
  notes: {
    rows,
    applyUs,
    ...alone,
    megabytes: fixed(index.bytes / 1e6),
    ...(await snapshotNotes()),
    ...(await poolNotes()),
  },
})

function fill() {
  const random = createRandom(7)
  const filled = createColumnarIndex({ capacity: rows })
  const first: ListingCriteria[] = []
  for (let number = 0; number < rows; number += 1) {
    const listing = benchListing(random, number)
    filled.apply(listing)
    if (number < REFERENCE_ROWS) first.push(listing)
  }
  return { index: filled, reference: first, applyUs: applyCost(filled) }
}

/** The same rows again, from the same seed. */
function plainObjects(): PlainListing[] {
  const random = createRandom(7)
  return Array.from({ length: rows }, (_, number) =>
    plainListing(benchListing(random, number)),
  )
}

/** The cost of an event while the index is full: a known listing's next version, with other contents. */
function applyCost(filled: ColumnarIndex): number {
  const random = createRandom(7)
  const changes = Array.from({ length: Math.min(rows, 5_000) }, (_, number) => ({
    ...benchListing(random, number),
    version: 100,
  }))
  const contents = changes.toReversed()
  const startedAt = cpuUs()
  for (const [at, { scholarshipId }] of changes.entries()) {
    const content = contents[at]
    if (content !== undefined) filled.apply({ ...content, scholarshipId, version: 101 })
  }
  const cost = (cpuUs() - startedAt) / changes.length
  for (const change of changes) filled.apply({ ...change, version: 102 })
  return Number(cost.toFixed(2))
}

function newQueries(count: number) {
  return Array.from({ length: count }, () => benchQuery(studentsRandom))
}

function checkAnswers(): void {
  const small = createColumnarIndex()
  for (const listing of reference) small.apply(listing)
  const plain = reference.map(plainListing)
  for (const query of newQueries(20)) {
    const expected = matchListings(reference, query, BENCH_DAY)
    const answers = [
      matchIndex(small.view(), query, BENCH_DAY),
      matchObjects(plain, query, BENCH_DAY),
    ]
    if (!answers.every((answer) => isDeepStrictEqual(answer, expected))) {
      throw new Error('the answers differ')
    }
  }
  for (const query of isBig() ? [] : newQueries(3)) {
    const answers = [onIndex(query), matchObjects(objects, query, BENCH_DAY)]
    if (!isDeepStrictEqual(answers[0], answers[1])) throw new Error('the answers differ')
  }
  say('the index, the loop and the reference answer the same')
}

function isBig(): boolean {
  return rows > MAX_OBJECT_ROWS
}

function onIndex(query: MatchQuery) {
  return matchIndex(index.view(), query, BENCH_DAY)
}

function perThousand<Q>(
  count: number,
  asked: readonly Q[],
  match: (query: Q) => unknown,
): number {
  const startedAt = cpuUs()
  for (const query of asked) match(query)
  return ((cpuUs() - startedAt) / asked.length / count) * 1_000
}

function cpuUs(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Wall time of a match in milliseconds, and for each 1,000 scholarships in µs. */
function wallAlone() {
  const walls: number[] = []
  for (let round = 0; round < WARM_ROUNDS + 5; round += 1) {
    for (const query of newQueries(QUERIES)) {
      const startedAt = performance.now()
      onIndex(query)
      if (round >= WARM_ROUNDS) walls.push(performance.now() - startedAt)
    }
  }
  const sorted = walls.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    aloneMsP10: fixed(at(0.1)),
    aloneMsP50: fixed(at(0.5)),
    aloneMsP95: fixed(at(0.95)),
    aloneUsPerThousandP10: fixed((at(0.1) / rows) * 1e6),
    aloneUsPerThousandP50: fixed((at(0.5) / rows) * 1e6),
  }
}

async function snapshotNotes() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-match-'))
  const file = join(folder, 'index')
  try {
    const writeMs = await milliseconds(() => writeSnapshot(index, file, { position: '1' }))
    const { size } = await stat(file)
    const loads: number[] = []
    for (let round = 0; round < 3; round += 1) {
      loads.push(await milliseconds(() => readSnapshot(file)))
    }
    return { snapshotMegabytes: fixed(size / 1e6), writeMs, loadMs: median(loads) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Matches a second by the pool, with all threads asked at once. */
async function poolNotes() {
  const threads = Number(values.threads)
  const pool = createMatchPool({ index, threads })
  const ask = () =>
    Promise.all(newQueries(QUERIES).map((query) => pool.match(query, BENCH_DAY)))
  await ask()
  await ask()
  const ms = await milliseconds(ask)
  await pool.stop()
  return { threads, poolMatchesPerSecond: Math.round((QUERIES / ms) * 1_000) }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return fixed(performance.now() - startedAt)
}

function fixed(value: number): number {
  return Number(value.toFixed(3))
}
