import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchListings } from '../match-listings.ts'
import { DEGREE_LEVELS, type DegreeLevel } from '../scholarship-criteria.ts'
import { matchQueries, TODAY } from '../testing/arbitraries.ts'
import { listingEvent, matchQuery } from '../testing/examples.ts'
import { createColumnarIndex } from './columnar-index.ts'
import { matchFacts } from './by-facts.ts'
import { HEAD, PAGE_BYTES } from './layout.ts'
import { matchIndex } from './match-index.ts'
import { createPageLists, partitionOf } from './partitions.ts'

const LEVELS: readonly (DegreeLevel[] | null)[] = [
  null,
  [],
  ['phd'],
  ['graduate', 'phd'],
  ['undergraduate'],
]

function idOf(number: number): string {
  return `0192d3a0-0000-7000-8000-${String(number).padStart(12, '0')}`
}

test('the order of the levels does not matter, and each set of them has a partition', () => {
  const partitions = fc.sample(fc.subarray([...DEGREE_LEVELS]), 200).map((degreeLevels) => {
    const partition = partitionOf(listingEvent({}, { degreeLevels }))
    expect(partitionOf(listingEvent({}, { degreeLevels: degreeLevels.toReversed() }))).toBe(
      partition,
    )
    return partition
  })
  expect(new Set(partitions).size).toBe(2 ** DEGREE_LEVELS.length)
  expect(partitions).not.toContain(partitionOf(listingEvent({}, { degreeLevels: null })))
})

test('a listing moves with its levels, and its row is taken again', () => {
  const index = createColumnarIndex({ capacity: 1 })
  const listings = Array.from({ length: 40 }, (_, number) =>
    listingEvent({ scholarshipId: idOf(number) }),
  )
  for (let round = 1; round <= 50; round += 1) {
    for (const [at, listing] of listings.entries()) {
      const degreeLevels = LEVELS[(at * 7 + round * 3) % LEVELS.length] ?? null
      const criteria = { ...listing.criteria, degreeLevels }
      const changed = { ...listing, version: round + 1, criteria }
      listings[at] = changed
      expect(index.apply(changed)).toBe('applied')
    }
    const [query = matchQuery()] = fc.sample(matchQueries, { numRuns: 1, seed: round })
    expect(matchIndex(index.view(), query, TODAY)).toEqual(
      matchListings(listings, query, TODAY),
    )
  }
  expect(index.size).toBe(listings.length)
  // One page per partition, since no partition ever held more than 40 rows.
  expect(index.view().regions.header[HEAD.pageCount]).toBe(LEVELS.length)
})

test('the pages of other levels are left out, those of later listings are not', () => {
  const index = createColumnarIndex()
  index.apply(listingEvent({ scholarshipId: idOf(1) }, { degreeLevels: ['phd'] }))
  const lists = createPageLists(index.view().regions)
  const pagesOf = (intendedDegreeLevel: 'phd' | 'graduate' | null) => {
    const places = lists(matchFacts(matchQuery({ intendedDegreeLevel }), TODAY))
    return [...places].map((at) => at / PAGE_BYTES).toSorted((a, b) => a - b)
  }
  expect([pagesOf('phd'), pagesOf('graduate'), pagesOf(null)]).toEqual([[0], [], [0]])
  index.apply(listingEvent({ scholarshipId: idOf(2) }, { degreeLevels: ['graduate'] }))
  index.apply(listingEvent({ scholarshipId: idOf(3) }, { degreeLevels: null }))
  expect([pagesOf('phd'), pagesOf('graduate'), pagesOf(null)]).toEqual([
    [0, 2],
    [1, 2],
    [0, 1, 2],
  ])
})
