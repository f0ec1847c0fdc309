import { eachRow } from './bit-board.ts'
import { type Desk, takeScratch, withScratch } from './desk.ts'
import { POINTS_OF_WEIGHT } from './rank-points.ts'
import { type RowColumns, startOf } from './row-columns.ts'
import { lexemeSet, WEIGHTS } from './segment.ts'
import { addSet } from './set-directory.ts'
import { lexemeOf, weightOf } from './tsvector-text.ts'

export type Ranked = { row: number; points: number }
/** Rows behind this place only: fewer points, or as many and not before `row`. */
export type RankedFrom = Ranked | null

/** So few rows are scored one by one. */
const FEW_ROWS = 512

/** The rows of a bitset with the most points, those with equal ones in their order. */
export function topRanked(
  desk: Desk,
  rows: number,
  lexemes: readonly string[],
  { limit, from }: { limit: number; from: RankedFrom },
): Ranked[] {
  const { board, columns } = desk.segment
  const numbers = lexemes.flatMap((lexeme) => desk.names.lexemes.find(lexeme) ?? [])
  const found: Ranked[] = []
  const most = numbers.length * POINTS_OF_WEIGHT[3]
  const digits = numbers.length === 0 ? 0 : 32 - Math.clz32(most)
  const isBehind = ({ row, points }: Ranked) =>
    from === null || points < from.points || (points === from.points && row >= from.row)

  /** The rows of `set` have at least `points`, and less than the next higher digit more. */
  const visit = (set: number, digit: number, points: number): void => {
    if (found.length >= limit || (from !== null && points > from.points)) return
    const count = board.count(set)
    if (count === 0) return
    if (digit < 0) {
      const first = from?.points === points ? from.row : 0
      eachRow(board, set, first, (row) => found.push({ row, points }) < limit)
    } else if (count <= FEW_ROWS) {
      found.push(...scored(columns, eachOf(desk, set), numbers).filter(isBehind))
    } else {
      withScratch(desk, (part) => {
        board.and(part, set, planes[digit] ?? 0)
        visit(part, digit - 1, points + 2 ** digit)
        board.andNot(part, set, planes[digit] ?? 0)
        visit(part, digit - 1, points)
      })
    }
  }
  const before = desk.next
  const isLarge = board.count(rows) > FEW_ROWS
  const planes = isLarge ? pointPlanes(desk, rows, numbers, digits) : []
  visit(rows, digits - 1, 0)
  desk.next = before
  return found.slice(0, limit)
}

/** The binary digits of the points of each row, the lowest first. */
function pointPlanes(
  desk: Desk,
  rows: number,
  lexemes: readonly number[],
  digits: number,
): number[] {
  const { board, lexemes: sets } = desk.segment
  const planes = Array.from({ length: digits }, () => takeScratch(desk))
  for (const plane of planes) board.clear(plane)
  withScratch(desk, (first) =>
    withScratch(desk, (second) => {
      for (const lexeme of lexemes) {
        for (let weight = 0; weight < WEIGHTS; weight += 1) {
          let [carry, next] = [first, second]
          board.clear(carry)
          addSet(board, carry, sets, lexemeSet(lexeme, weight))
          board.and(carry, carry, rows)
          for (const plane of planes.slice(Math.log2(POINTS_OF_WEIGHT[weight] ?? 1))) {
            board.and(next, plane, carry)
            board.xor(plane, plane, carry)
            ;[carry, next] = [next, carry]
            if (board.count(carry) === 0) break
          }
        }
      }
    }),
  )
  return planes
}

function eachOf({ segment: { board } }: Desk, set: number): number[] {
  const rows: number[] = []
  eachRow(board, set, 0, (row) => rows.push(row) > 0)
  return rows
}

function scored(
  columns: RowColumns,
  rows: readonly number[],
  lexemes: readonly number[],
): Ranked[] {
  return rows
    .map((row) => ({ row, points: pointsOf(columns, row, lexemes) }))
    .toSorted((a, b) => b.points - a.points || a.row - b.row)
}

function pointsOf(
  { wordEnds, words }: RowColumns,
  row: number,
  lexemes: readonly number[],
): number {
  const best = lexemes.map(() => 0)
  const end = wordEnds[row] ?? 0
  for (let n = startOf(wordEnds, row); n < end; n += 1) {
    const word = words[n] ?? 0
    const at = lexemes.indexOf(lexemeOf(word))
    if (at < 0) continue
    best[at] = Math.max(best[at] ?? 0, POINTS_OF_WEIGHT[weightOf(word)] ?? 0)
  }
  return best.reduce((sum, points) => sum + points, 0)
}
