import { parseArgs } from 'node:util'
import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { createLog } from '@landfall/kit/observability/log'
import { openServiceDatabase } from '@landfall/kit/service/database'
import { catalogConfig, migrations } from '../src/config.ts'
import { shippedLoader } from '../src/composition/load-shipped.ts'
import { makeRepublishCriteria } from '../src/ingestion/republication/republish-criteria.ts'
import { addRequirementSets } from '../src/record/scholarship/requirement-sets.sql.ts'
import { addExceptions, addWords } from '../src/record/scholarship/search-lists.sql.ts'
import { bindStores } from '../src/composition/stores.ts'
import { createUnitOfWork } from '../src/composition/unit-of-work.ts'
import { growCatalogVersion } from '../src/record/scholarship/catalog-version.sql.ts'
import { type SearchLists, insertMany } from './bulk-write.ts'
import { beginFill, completeFill, noteProgress } from './fill-state.ts'
import { recombination } from './recombined.ts'

// Fills a database of its own with listings recombined from the shipped ones; killed, it goes on
// where it was. No event tells of them one by one: `--tell` tells all in pages at the end, as a copy
// of the catalog does.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'bench' },
    tell: { type: 'boolean', default: false },
  },
})
const BATCH_SIZE = 1_000
/** One batch is made while others are written. */
const BATCHES_AT_ONCE = 3
const LOG_EVERY = 50_000

const config = catalogConfig()
const log = createLog({ service: 'catalog-bench', level: config.logLevel })
const postgres = await openServiceDatabase(config, {
  process: 'catalog-bench',
  migrations,
  log,
})
const rows = Number(values.rows)
try {
  await shippedLoader({ postgres, clock: systemClock, log })()
  const state = await beginFill(postgres.pool, rows)
  if (state.isComplete) say(`${rows} listings are there`)
  else await fill(state.done)
} finally {
  await postgres.close()
}

async function fill(done: number): Promise<void> {
  const startedAt = performance.now()
  const { scholarships } = bindStores(postgres.db)
  const stored = await scholarships.findBatch(null, 10_000)
  const shipped = stored.filter(({ feed }) => feed === 'shipped-scholarships')
  const now = systemClock.now()
  const listingOf = recombination(shipped, { seed: values.seed, now })
  const lists: SearchLists = { words: new Set(), countryTokens: new Set(), sets: new Map() }
  for (let start = done; start < rows; start += BATCH_SIZE * BATCHES_AT_ONCE) {
    const end = Math.min(rows, start + BATCH_SIZE * BATCHES_AT_ONCE)
    await Promise.all(
      batchesOf(start, end).map((numbers) =>
        insertMany(postgres.db, numbers.map(listingOf), now, lists),
      ),
    )
    // Before the progress is noted: a batch that is written again brings them again.
    await addRequirementSets(postgres.db, [...lists.sets.values()])
    await addExceptions(postgres.db, [...lists.countryTokens])
    await addWords(postgres.db, [...lists.words])
    lists.sets.clear()
    lists.words.clear()
    lists.countryTokens.clear()
    await noteProgress(postgres.pool, end)
    if (end % LOG_EVERY < end - start) say(`${end} listings, ${secondsSince(startedAt)} s`)
  }
  say(`listings written after ${secondsSince(startedAt)} s; now their indexes`)
  await growCatalogVersion(postgres.db)
  await completeFill(postgres.pool)
  say(`${rows} listings loaded in ${secondsSince(startedAt)} s`)
  if (values.tell) await republish()
}

async function republish(): Promise<void> {
  const unitOfWork = createUnitOfWork(postgres)
  const run = await makeRepublishCriteria({ unitOfWork, clock: systemClock })(newId())
  say(`${run.listings} listings told of in ${run.pages} events`)
}

function batchesOf(start: number, end: number): number[][] {
  const count = Math.ceil((end - start) / BATCH_SIZE)
  return Array.from({ length: count }, (_, batch) => {
    const first = start + batch * BATCH_SIZE
    const size = Math.min(BATCH_SIZE, end - first)
    return Array.from({ length: size }, (_row, at) => first + at)
  })
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(0)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
