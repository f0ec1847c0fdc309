/**
 * How long it takes to compare changed scholarships with all saved searches: the index alone beside a loop over the
 * searches, and the whole job with the rows that it writes:
 *
 *     npm run bench saved-searches -- [--searches 100000] [--page 200] [--rounds 5]
 */
import { parseArgs } from 'node:util'
import { systemClock } from '@landfall/kit/core/clock'
import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { testKeys } from '@landfall/kit/testing/callers'
import { testServiceConfig } from '@landfall/kit/testing/service'
import { recombination } from '../../services/catalog/bench/recombined.ts'
import { createApp } from '../../services/catalog/src/app.ts'
import { scholarshipFilters } from '../../services/catalog/src/db/saved-search-tables.ts'
import { keepFreshPercolator } from '../../services/catalog/src/alerts/saved-search/fresh-percolator.ts'
import { makePercolateScholarships } from '../../services/catalog/src/alerts/saved-search/percolate-scholarships.ts'
import { bindStores } from '../../services/catalog/src/composition/stores.ts'
import { createUnitOfWork } from '../../services/catalog/src/composition/unit-of-work.ts'
import { pairedRatio, report, runPaired, say, secondsOf, startCpuClock } from './measure.ts'
import { fitsOneByOne, loopSearches, searchesLike } from './saved-searches/samples.ts'

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    page: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
})
const [count, pageSize] = [Number(values.searches), Number(values.page)]
const ROWS_AT_ONCE = 1_000
const [LOOP, ONE, PAGE] = ['the loop, one listing', 'one listing', `${pageSize} listings`]

const log = createLog({ service: 'bench', level: 'silent' })
const schema = await createTestSchema('catalog')
const config = testServiceConfig('catalog', {
  databaseUrl: schema.url,
  gatewayPublicKey: testKeys().publicKey,
})
const app = await createApp(
  { ...config, searchIndex: false, studentAnswersKey: 'A'.repeat(43) },
  { log },
)
const postgres = createPostgres({
  url: schema.url,
  schema: 'catalog',
  applicationName: 'bench',
  log,
})
const stores = bindStores(postgres.db)
const unitOfWork = createUnitOfWork(postgres)
try {
  await bench()
} finally {
  await app.stop()
  await postgres.close()
  await schema.drop()
}

async function bench(): Promise<void> {
  const shipped = (await stores.scholarships.findBatch(null, 1_000)).filter(
    ({ status }) => status === 'published',
  )
  await fill(shipped)

  const fresh = keepFreshPercolator()
  const onCoreSince = startCpuClock()
  const index = await fresh(stores.savedSearches)
  say(
    `${count} saved searches: read into the index by ${onCoreSince().toFixed(2)} s of a core`,
  )

  const now = new Date()
  // Every run has the same listings, so that runs can be compared.
  const seed = '019aa000-0000-7000-8000-000000000001'
  const make = recombination(shipped, { seed, now })
  let made = 0
  const nextListings = (size: number) =>
    Array.from({ length: size }, () => ({ ...make(made++), status: 'published' as const }))
  const saveAll = (size: number) =>
    unitOfWork(({ scholarships }) => scholarships.saveAll(nextListings(size), now))

  await saveAll(pageSize)
  const listings = await unitOfWork(async ({ listingChanges }) =>
    (await listingChanges.take(pageSize, [])).flatMap(({ after }) => after ?? []),
  )
  await benchIndex(index, listings)
  await benchJob(saveAll)
}

type Index = Awaited<ReturnType<ReturnType<typeof keepFreshPercolator>>>
type Listing = Parameters<Index['fitting']>[0]

/** Compares the index with the loop, which has to find the same. */
async function benchIndex(index: Index, listings: readonly Listing[]): Promise<void> {
  const searches = await loopSearches(stores.savedSearches, count)
  let turn = 0
  const one = () => {
    const listing = listings[turn++ % listings.length]
    if (listing === undefined) throw new Error('there are listings')
    return listing
  }
  const fits = listings.map((listing) => index.fitting(listing).length)
  const looped = listings.slice(0, 5).map((listing) => fitsOneByOne(searches, listing))
  if (looped.some((found, at) => found !== fits[at]))
    throw new Error('the loop and the index do not agree')
  const alone = await runPaired(
    {
      [LOOP]: onCore(() => fitsOneByOne(searches, one())),
      [ONE]: onCore(() => index.fitting(one())),
      [PAGE]: onCore(() => listings.forEach((listing) => index.fitting(listing))),
    },
    Number(values.rounds),
  )
  report({
    bench: 'saved-searches',
    unit: 'ms of a core, the index alone',
    figures: alone,
    ratios: [{ name: 'the loop to the index', value: pairedRatio(alone, LOOP, ONE) }],
    notes: { searches: count, fitsOfAPage: fits.reduce((sum, found) => sum + found, 0) },
  })
}

/** Times the whole job, with the rows that it writes. */
async function benchJob(saveAll: (size: number) => Promise<unknown>): Promise<void> {
  const percolate = makePercolateScholarships({ unitOfWork, clock: systemClock })
  let hits = 0
  const jobOver = (size: number) => async () => {
    await saveAll(size)
    return secondsOf(async () => {
      hits = (await percolate()).hits
    }).then((seconds) => seconds * 1_000)
  }
  const job = await runPaired(
    { [ONE]: jobOver(1), [PAGE]: jobOver(pageSize) },
    Number(values.rounds),
  )
  report({
    bench: 'saved-searches',
    unit: 'ms by the clock, the whole job',
    figures: job,
    ratios: [],
    notes: { searches: count, hitsOfTheLastRun: hits },
  })
}

/** Saves searches like students', each with a revision of its own, as if they were saved one by one. */
async function fill(shipped: Parameters<typeof searchesLike>[0]): Promise<void> {
  const rows = searchesLike(shipped, count)
  for (let n = 0; n < count; n += ROWS_AT_ONCE)
    await postgres.db.insert(scholarshipFilters).values(rows.slice(n, n + ROWS_AT_ONCE))
  await postgres.pool.query('update saved_search_state set revision = $1', [count])
  await postgres.pool.query('vacuum analyze scholarship_filters')
}

function onCore(work: () => unknown): () => Promise<number> {
  return async () => {
    const seconds = startCpuClock()
    work()
    return seconds() * 1_000
  }
}
