import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BitsetArena,
  clearBit,
  createBitsetArena,
  eachRow,
  hasBit,
  setBit,
} from './bitset-arena.ts'

/** Few rows are processed in JavaScript, many by WebAssembly kernels. */
const SIZES = [1, 500, 20_001]

function boardOf(rows: number, ...sets: readonly (readonly number[])[]): BitsetArena {
  const arena = createBitsetArena(rows, sets.length + 1)
  for (const [set, some] of sets.entries()) {
    for (const row of some) setBit(arena, set, row % rows)
  }
  return arena
}

function rowsOf(arena: BitsetArena, set: number, from = 0): number[] {
  const rows: number[] = []
  eachRow(arena, set, from, (row) => rows.push(row) > 0)
  return rows
}

const someRows = fc.array(fc.nat({ max: 30_000 }), { maxLength: 60 })

describe.each(SIZES)('bitsets of %i rows', (size) => {
  const target = 2
  const plain = (rows: readonly number[]) =>
    [...new Set(rows.map((row) => row % size))].toSorted((a, b) => a - b)

  it('are combined as sets are', () => {
    fc.assert(
      fc.property(someRows, someRows, (a, b) => {
        const arena = boardOf(size, a, b)
        const [one, other] = [new Set(plain(a)), new Set(plain(b))]
        const expected = {
          and: plain(a).filter((row) => other.has(row)),
          or: plain([...a, ...b]),
          xor: plain([...a, ...b]).filter((row) => one.has(row) !== other.has(row)),
          andNot: plain(a).filter((row) => !other.has(row)),
        }
        for (const [way, rows] of Object.entries(expected)) {
          arena[way as keyof typeof expected](target, 0, 1)
          expect(rowsOf(arena, target)).toEqual(rows)
          expect(arena.count(target)).toBe(rows.length)
        }
        expect(arena.countAnd(0, 1)).toBe(expected.and.length)
        expect(rowsOf(arena, 0)).toEqual(plain(a))
      }),
    )
  })

  it('are copied, cleared and gone through from any row', () => {
    fc.assert(
      fc.property(someRows, fc.nat({ max: 30_000 }), (a, n) => {
        const arena = boardOf(size, a, [])
        arena.copy(1, 0)
        arena.clear(0)
        expect(arena.count(0)).toBe(0)
        const from = n % size
        expect(rowsOf(arena, 1, from)).toEqual(plain(a).filter((row) => row >= from))
        for (const row of plain(a)) {
          expect(hasBit(arena, 1, row)).toBe(true)
          clearBit(arena, 1, row)
          expect(hasBit(arena, 1, row)).toBe(false)
        }
        expect(arena.count(1)).toBe(0)
      }),
    )
  })
})
