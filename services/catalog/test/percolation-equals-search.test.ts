import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scholarships } from '../src/db/scholarship-tables.ts'
import { keepFreshPercolator } from '../src/alerts/saved-search/fresh-percolator.ts'
import type { ListingFit } from '../src/alerts/saved-search/listing-fit.ts'
import { listingFit } from '../src/alerts/saved-search/listing-fit.sql.ts'
import { type SavedSearch, searchOf } from '../src/alerts/saved-search/saved-search.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { wordsOf } from '../src/record/text/plain-text.ts'
import { conditionOf, lookUp } from '../src/search/search/search-conditions.sql.ts'
import { NOW, type RunningCatalog, startCatalog } from './_app.ts'
import { keepSearch, numbersFrom, randomFilters } from './_saved-searches.ts'

const SEARCHES = 400
const next = numbersFrom(5)
let catalog: RunningCatalog
let listings: { id: string; title: string; fit: ListingFit }[]
let searches: SavedSearch[]

beforeAll(async () => {
  catalog = await startCatalog()
  await addOdditites()
  listings = await catalog.postgres.db
    .select({ id: scholarships.id, title: scholarships.title, fit: listingFit })
    .from(scholarships)
    .where(eq(scholarships.status, 'published'))
  const words = listings.flatMap(({ title }) => wordsOf(title))
  searches = []
  for (let n = 0; n < SEARCHES; n++)
    searches.push(await keepSearch(catalog, randomFilters(next, words)))
})
afterAll(() => catalog?.stop())

/** Adds what is rare among the shipped listings: exceptions, lists with a hint, nothing stated. */
async function addOdditites() {
  const all = await catalog.stores.scholarships.findBatch(null, 200)
  const odd = all.map((one, n): StoredScholarship => {
    const kinds = ['all-except', 'listed', 'see-source', 'all', 'not-stated'] as const
    const kind = kinds[n % kinds.length] ?? 'all'
    const codes =
      kind === 'all-except' ? ['CA', 'US'] : kind === 'listed' ? ['IN', 'NG'] : []
    const hint = kind === 'see-source' || n % 4 === 1 ? 'Developing countries' : null
    return {
      ...one,
      citizenship: { kind, codes, hint },
      degreeLevels: n % 3 === 0 ? null : one.degreeLevels,
      requiresEssay: n % 4 === 0 ? null : n % 4 === 1,
      applicationComplexity: n % 3 === 0 ? null : n % 3 === 1 ? 'simple' : 'complex',
      amount: n % 5 === 0 ? null : String(next() * 20_000),
      amountType: n % 7 === 0 ? 'full-tuition' : 'fixed',
      currency: n % 6 === 0 ? 'EUR' : 'USD',
    }
  })
  await catalog.unitOfWork((tx) => tx.scholarships.saveAll(odd, new Date(NOW)))
}

it('percolation finds for a saved search the listings that the search itself finds', async () => {
  const index = await keepFreshPercolator()(catalog.stores.savedSearches)
  const found = new Map(searches.map(({ id }) => [id, new Set<string>()]))
  for (const { id, fit } of listings)
    for (const place of index.fitting(fit)) found.get(index.at(place).id)?.add(id)

  let hits = 0
  for (const { id, ...filters } of searches) {
    const { db } = catalog.postgres
    const search = searchOf(filters)
    const scope = await lookUp(db, search, { now: new Date(NOW), plan: null })
    const condition = conditionOf(search, scope)
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${scholarships} where ${condition}`,
    )
    const { query, countries, includeUnknown } = filters
    expect({
      query,
      countries,
      includeUnknown,
      found: [...(found.get(id) ?? [])].toSorted(),
    }).toEqual({
      query,
      countries,
      includeUnknown,
      found: rows.map((row) => row.id).toSorted(),
    })
    hits += rows.length
  }
  expect(hits).toBeGreaterThan(SEARCHES)
})

it('percolation takes in later choices, and forgets earlier ones', async () => {
  const fresh = keepFreshPercolator()
  const index = await fresh(catalog.stores.savedSearches)
  const any = listings[0]
  if (any === undefined) throw new Error('something is shipped')
  const ids = async () => {
    const kept = await fresh(catalog.stores.savedSearches)
    return kept.fitting(any.fit).map((place) => kept.at(place).id)
  }
  const wide = await keepSearch(catalog)
  expect(await ids()).toContain(wide.id)
  await catalog.unitOfWork(async ({ savedSearches }) => {
    const revision = await savedSearches.nextRevision()
    await savedSearches.update({ ...wide, query: 'zyzzyva', revision })
  })
  expect(await ids()).not.toContain(wide.id)
  expect(index.counts().searches).toBe(SEARCHES + 1)
})
