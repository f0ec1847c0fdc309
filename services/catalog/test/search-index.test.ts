import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import { createLog } from '@landfall/kit/observability/log'
import { times } from '@landfall/kit/testing/breadth'
import type { EligibilityPlan } from '@landfall/matching/requirements/plan-eligibility'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { whatIfFrom } from '@landfall/matching/match-listings'
import type { OutlookCounts } from '../src/search/outlook/outlook.ts'
import { createOutlookStore } from '../src/search/outlook/outlook.store.ts'
import { planOutlook } from '../src/search/outlook/plan-outlook.ts'
import {
  makePlanEligibility,
  makeReadAsks,
} from '../src/search/eligibility/plan-eligibility.ts'
import { facetsOf } from '../src/search/search/facets.ts'
import { makeSearchScholarships } from '../src/search/search/search-scholarships.ts'
import { makeRecordReader } from '../src/record/scholarship/read-records.sql.ts'
import { ANY_SCHOLARSHIP } from '../src/search/filter/scholarship-search.ts'
import { createSearchStore, type SearchStore } from '../src/search/search/search.store.ts'
import {
  createIndexRowsStore,
  SCHOLARSHIPS_CHANNEL,
} from '../src/search/search-index/index-rows.store.ts'
import { makeIndexedSearch } from '../src/search/search-index/answer-by-index.ts'
import { makeIndexedOutlook } from '../src/search/search-index/outlook-by-index.ts'
import {
  type OpenSearchIndex,
  openSearchIndex,
} from '../src/search/search-index/open-search-index.ts'
import { makeIndexedSimilar } from '../src/search/search-index/similar-by-index.ts'
import { asksLike } from '../src/search/similar/similar-asks.ts'
import { createSimilarStore } from '../src/search/similar/similar.store.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { createSuggestionStore } from '../src/search/suggestion/suggestion.store.ts'
import { makeTextQueries } from '../src/search/search/text-queries.sql.ts'
import { NOW, type RunningCatalog, startCatalog } from './_app.ts'
import { type AnySearch, anySearches, listingsLike, madeUp } from './_any-searches.ts'

const clock = fixedClock(NOW)
/** Some deadlines have passed without being processed, and it is already the next day in the easternmost zones. */
const LATER = new Date('2027-03-15T23:20:00Z')
const log = createLog({ service: 'catalog', level: 'silent' })

let catalog: RunningCatalog
let sql: SearchStore
let index: OpenSearchIndex
let indexed: SearchStore

beforeAll(async () => {
  catalog = await startCatalog(clock, { searchIndex: false })
  sql = createSearchStore(catalog.postgres.db)
  index = openIndex()
  indexed = storeOver(index)
  await index.ready
})
afterAll(async () => {
  await index?.stop()
  await catalog?.stop()
})

function openIndex(): OpenSearchIndex {
  const { pool, listen } = catalog.postgres
  const wake = (onChange: () => void) => listen(SCHOLARSHIPS_CHANNEL, onChange)
  // A small buffer, so that there are many segments and merges.
  return openSearchIndex({
    rows: createIndexRowsStore(pool),
    wake,
    clock,
    log,
    bufferRows: 4,
  })
}

async function refuse(): Promise<never> {
  throw new Error('the index has not answered')
}

/** The index alone: refuses whatever it would leave to SQL. */
function storeOver(over: OpenSearchIndex, more: Partial<SearchStore> = {}): SearchStore {
  const { db, pool } = catalog.postgres
  return makeIndexedSearch({
    sql: {
      ...sql,
      ...more,
      page: refuse,
      count: refuse,
      deadlineCounts: refuse,
      tokenCounts: refuse,
      findsText: refuse,
      lookAlikes: refuse,
    },
    index: over,
    texts: makeTextQueries(db),
    readRecords: makeRecordReader(pool),
    log,
  })
}

/** The plan by what the catalog asks now. */
function planFor(facts: AskedStudent): Promise<EligibilityPlan> {
  return makePlanEligibility(makeReadAsks({ stores: catalog.stores, clock }))(facts)
}

const prepared = (search: SearchStore) =>
  makeSearchScholarships({
    search,
    suggestions: createSuggestionStore(catalog.postgres.db),
    clock,
  })

async function pagesOf(stores: readonly SearchStore[], { search, sort, facts }: AnySearch) {
  const plan = facts && (await planFor(facts))
  const searches = await Promise.all(
    stores.map((store) => prepared(store)(search, sort, plan, { mayLeaveOut: true })),
  )
  const places: { id: string; keys: readonly string[] }[] = []
  for (let number = 0; ; number += 1) {
    const one = searches[number % stores.length]
    if (one === undefined) return places
    const after = places.at(-1)
    const page = await one.page({
      first: 19,
      after: after === undefined ? null : { order: one.order.name, keys: [...after.keys] },
    })
    places.push(
      ...page.items.map(({ scholarship, position }) => ({
        id: scholarship.id,
        keys: position.keys,
      })),
    )
    if (!page.hasNextPage) return places
  }
}

async function figuresOf(store: SearchStore, { search, sort, facts }: AnySearch) {
  const plan = facts && (await planFor(facts))
  const one = await prepared(store)(search, sort, plan, { mayLeaveOut: true })
  const counts = await store.tokenCounts(one.search, { now: clock.now(), plan })
  return {
    correctedQuery: one.correctedQuery,
    leftOut: one.leftOut,
    understood: one.understood,
    totalCount: await one.totalCount(),
    deadlines: await one.deadlineCounts(),
    unknownCount: await one.unknownCount(),
    facets: await one.facets(),
    tokens: new Map(counts.map((one) => [`${one.kind} ${one.token}`, one.count])),
    sameFacets: facetsOf(counts),
  }
}

async function expectSame(asked: AnySearch): Promise<void> {
  expect(await figuresOf(indexed, asked)).toEqual(await figuresOf(sql, asked))
  const whole = await pagesOf([sql], asked)
  expect(await pagesOf([indexed], asked)).toEqual(whole)
  expect(await pagesOf([sql, indexed], asked)).toEqual(whole)
}

async function expectSameOutlook(facts: AskedStudent): Promise<void> {
  const store = createOutlookStore(catalog.postgres.db)
  const plan = planOutlook(await planFor(facts))
  const bySql = { ...store, countsFor: refuse }
  const indexed = makeIndexedOutlook({ sql: bySql, index, log })
  for (const now of [clock.now(), LATER]) {
    const counted = await indexed.countsFor(plan, now)
    const bySql = await store.countsFor(plan, now)
    expect(comparable(counted, facts)).toEqual(comparable(bySql, facts))
  }
}

async function expectSameSimilar(
  subjects: readonly StoredScholarship[],
  facts: AskedStudent | null,
): Promise<void> {
  const store = createSimilarStore(catalog.postgres.db)
  const plan = facts && (await planFor(facts))
  const asks = subjects.flatMap((one) => asksLike(one, plan?.notEligible ?? null))
  const bySql = { ...store, firstIds: refuse }
  const found = await makeIndexedSimilar({ sql: bySql, index, log }).firstIds(asks, 7)
  expect(found).toEqual(await store.firstIds(asks, 7))
}

/** Makes counts comparable, as the two stores group minima differently. */
function comparable({ obstacles, ...totals }: OutlookCounts, facts: AskedStudent) {
  return { ...totals, whatIf: whatIfFrom(obstacles, facts) }
}

describe('the search index', () => {
  it('answers any search as SQL does, while the catalog changes', async () => {
    expect.hasAssertions()
    const shipped = await catalog.stores.scholarships.findBatch(null, 1000)
    await fc.assert(
      fc.asyncProperty(
        fc.array(madeUp, { minLength: 1, maxLength: 40 }),
        fc.array(anySearches, { minLength: 4, maxLength: 8 }),
        async (changes, searches) => {
          const records = await listingsLike(shipped, changes, catalog.stores.scholarships)
          await catalog.unitOfWork((tx) => tx.scholarships.saveAll(records, clock.now()))
          for (const asked of searches) {
            await expectSameSimilar(records.slice(0, 4), asked.facts)
            await expectSame(asked)
            if (asked.facts) await expectSameOutlook(asked.facts)
          }
        },
      ),
      { numRuns: times(5, 12) },
    )
  })

  it('counts the hits of a query once, for its words and for its total', async () => {
    const count = vi.spyOn(sql, 'count')
    const search = { ...ANY_SCHOLARSHIP, query: 'university' }
    const found = await prepared(sql)(search, 'relevance', null, { mayLeaveOut: true })
    expect(await found.totalCount()).toBeGreaterThan(0)
    expect(count).toHaveBeenCalledTimes(1)
  })

  it('reads the version of the catalog once for all that a search asks', async () => {
    const catalogVersion = vi.fn<() => Promise<number>>(sql.catalogVersion)
    const searches = prepared(storeOver(index, { catalogVersion }))
    const search = { ...ANY_SCHOLARSHIP, query: 'university nowherefound' }
    const found = await searches(search, 'relevance', null, { mayLeaveOut: true })
    expect(found.leftOut).toEqual(['nowherefound'])
    expect((await found.page({ first: 5, after: null })).items).toHaveLength(5)
    expect(await found.totalCount()).toBeGreaterThan(0)
    expect(await found.facets()).not.toEqual([])
    expect(catalogVersion).toHaveBeenCalledTimes(1)
    await searches(search, 'relevance', null)
    expect(catalogVersion).toHaveBeenCalledTimes(2)
  })

  it('has everything after a restart', async () => {
    const again = openIndex()
    await again.ready
    const restarted = storeOver(again)
    for (const asked of fc.sample(anySearches, 10)) {
      expect(await pagesOf([restarted], asked)).toEqual(await pagesOf([sql], asked))
    }
    await again.stop()
  })
})
