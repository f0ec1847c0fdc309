import { expect, it } from 'vitest'
import { pageOfListings } from './page-of-listings.ts'

it.each([
  [0, 10, 0],
  [199, 10, 199],
  [200, 10, 200],
  [201, 10, 200],
  // Characters of three bytes each, plus about twenty bytes around them.
  [201, 6_000, 49],
  [3, 500_000, 1],
])('of %i listings with %i characters each, a page takes %i', (count, size, taken) => {
  const listings = Array.from({ length: count }, (_, n) => ({
    n,
    title: '奖'.repeat(size),
  }))
  const numbers = pageOfListings(listings).map(({ n }) => n)
  expect(numbers).toEqual(listings.slice(0, taken).map(({ n }) => n))
})
