import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchListings } from '../match-listings.ts'
import { catalogues, matchQueries, TODAY } from '../testing/arbitraries.ts'
import { createColumnarIndex } from './columnar-index.ts'
import { matchIndex } from './match-index.ts'

describe('the index answers what the listings one by one answer', () => {
  test('of small catalogues', () => {
    fc.assert(
      fc.property(
        catalogues,
        fc.array(matchQueries, { minLength: 1, maxLength: 4 }),
        (listings, queries) => {
          const index = createColumnarIndex({ capacity: 32 })
          for (const listing of listings) index.apply(listing)
          for (const query of queries) {
            expect(matchIndex(index.view(), query, TODAY)).toEqual(
              matchListings(listings, query, TODAY),
            )
          }
        },
      ),
      { numRuns: 120 },
    )
  })
})
