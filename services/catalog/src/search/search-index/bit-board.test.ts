import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Board, clearBit, createBoard, eachRow, hasBit, setBit } from './bit-board.ts'

/** Few rows are worked on in JavaScript, many by kernels. */
const SIZES = [1, 500, 20_001]

function boardOf(rows: number, ...sets: readonly (readonly number[])[]): Board {
  const board = createBoard(rows, sets.length + 1)
  for (const [set, some] of sets.entries()) {
    for (const row of some) setBit(board, set, row % rows)
  }
  return board
}

function rowsOf(board: Board, set: number, from = 0): number[] {
  const rows: number[] = []
  eachRow(board, set, from, (row) => rows.push(row) > 0)
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
        const board = boardOf(size, a, b)
        const [one, other] = [new Set(plain(a)), new Set(plain(b))]
        const expected = {
          and: plain(a).filter((row) => other.has(row)),
          or: plain([...a, ...b]),
          xor: plain([...a, ...b]).filter((row) => one.has(row) !== other.has(row)),
          andNot: plain(a).filter((row) => !other.has(row)),
        }
        for (const [way, rows] of Object.entries(expected)) {
          board[way as keyof typeof expected](target, 0, 1)
          expect(rowsOf(board, target)).toEqual(rows)
          expect(board.count(target)).toBe(rows.length)
        }
        expect(board.countAnd(0, 1)).toBe(expected.and.length)
        expect(rowsOf(board, 0)).toEqual(plain(a))
      }),
    )
  })

  it('are copied, cleared and gone through from any row', () => {
    fc.assert(
      fc.property(someRows, fc.nat({ max: 30_000 }), (a, n) => {
        const board = boardOf(size, a, [])
        board.copy(1, 0)
        board.clear(0)
        expect(board.count(0)).toBe(0)
        const from = n % size
        expect(rowsOf(board, 1, from)).toEqual(plain(a).filter((row) => row >= from))
        for (const row of plain(a)) {
          expect(hasBit(board, 1, row)).toBe(true)
          clearBit(board, 1, row)
          expect(hasBit(board, 1, row)).toBe(false)
        }
        expect(board.count(1)).toBe(0)
      }),
    )
  })
})
