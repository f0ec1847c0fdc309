import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countRange, createBitsetArena, setBit } from './bitset-arena.ts'

it('counts the rows of a set between two places', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 0, max: 299 }))
  fc.assert(
    fc.property(rows, fc.nat(300), fc.nat(300), (set, from, to) => {
      const arena = createBitsetArena(300, 2)
      for (const row of set) setBit(arena, 1, row)
      const within = set.filter((row) => row >= from && row < to)
      expect(countRange(arena, 1, from, to)).toBe(within.length)
    }),
  )
})
