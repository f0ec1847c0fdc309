import { type BitsetArena, eachRow } from './bitset-arena.ts'
import { type SegmentReader, takeScratch, withScratch } from './segment-reader.ts'
import { POINTS_OF_WEIGHT } from '../text/rank-points.ts'
import { lexemeSet, type Segment, WEIGHTS } from './segment.ts'
import { hasPosting, intersectPostings } from './postings.ts'

export type Ranked = { row: number; points: number }
/** Only rows after this position: fewer points, or equal points and not before `row`. */
export type RankedFrom = Ranked | null

/** Up to this many rows are scored one by one; more would take longer than adding up the points of all rows. */
function fewRows({ stride }: BitsetArena): number {
  return Math.max(MIN_FEW_ROWS, stride >>> 5)
}
const MIN_FEW_ROWS = 32

/** The rows of a bitset with the most points; rows with equal points in their order. */
export function topRanked(
  reader: SegmentReader,
  rows: number,
  lexemes: readonly string[],
  { limit, from }: { limit: number; from: RankedFrom },
): Ranked[] {
  const { arena } = reader.segment
  const numbers = lexemes.flatMap(
    (lexeme) => reader.dictionaries.lexemes.find(lexeme) ?? [],
  )
  const found: Ranked[] = []
  const most = numbers.length * POINTS_OF_WEIGHT[3]
  const digits = numbers.length === 0 ? 0 : 32 - Math.clz32(most)
  const isBehind = ({ row, points }: Ranked) =>
    from === null || points < from.points || (points === from.points && row >= from.row)

  /** The rows of `set` have at least `points`, and less than `points` plus the next higher digit. */
  const visit = (set: number, digit: number, points: number): void => {
    if (found.length >= limit || (from !== null && points > from.points)) return
    const count = arena.count(set)
    if (count === 0) return
    if (digit < 0) {
      const first = from?.points === points ? from.row : 0
      eachRow(arena, set, first, (row) => found.push({ row, points }) < limit)
    } else {
      withScratch(reader, (part) => {
        arena.and(part, set, planes[digit] ?? 0)
        visit(part, digit - 1, points + 2 ** digit)
        arena.andNot(part, set, planes[digit] ?? 0)
        visit(part, digit - 1, points)
      })
    }
  }
  if (digits > 0 && arena.count(rows) <= fewRows(arena)) {
    return scored(reader, rows, numbers).filter(isBehind).slice(0, limit)
  }
  const before = reader.next
  const planes = pointPlanes(reader, rows, numbers, digits)
  visit(rows, digits - 1, 0)
  reader.next = before
  return found.slice(0, limit)
}

/** The binary digits of the points of each row, the lowest first. */
function pointPlanes(
  reader: SegmentReader,
  rows: number,
  lexemes: readonly number[],
  digits: number,
): number[] {
  const { arena, lexemes: sets } = reader.segment
  const planes = Array.from({ length: digits }, () => takeScratch(reader))
  for (const plane of planes) arena.clear(plane)
  withScratch(reader, (first) =>
    withScratch(reader, (second) => {
      for (const [place, lexeme] of lexemes.entries()) {
        for (let weight = 0; weight < WEIGHTS; weight += 1) {
          const lowest = Math.log2(POINTS_OF_WEIGHT[weight] ?? 1)
          const set = lexemeSet(lexeme, weight)
          // The first word's points are a single digit: there is nothing to carry.
          const target = place === 0 ? planes[lowest] : undefined
          if (target !== undefined) intersectPostings(arena, target, rows, sets, set)
          else if (intersectPostings(arena, first, rows, sets, set)) {
            addDigit(arena, planes.slice(lowest), [first, second])
          }
        }
      }
    }),
  )
  return planes
}

/** Adds the first of two bitsets to a sum; both are scratch. */
function addDigit(
  arena: BitsetArena,
  planes: readonly number[],
  both: [number, number],
): void {
  let [carry, next] = both
  for (const plane of planes) {
    arena.and(next, plane, carry)
    arena.xor(plane, plane, carry)
    ;[carry, next] = [next, carry]
    if (arena.count(carry) === 0) return
  }
}

/** The rows of a bitset with their points, the most points first. */
function scored(reader: SegmentReader, set: number, lexemes: readonly number[]): Ranked[] {
  const { segment } = reader
  const byPoints: Ranked[][] = []
  eachRow(segment.arena, set, 0, (row) => {
    const points = pointsOf(segment, row, lexemes)
    ;(byPoints[points] ??= []).push({ row, points })
    return true
  })
  return byPoints.toReversed().flatMap((rows) => rows ?? [])
}

function pointsOf(
  { arena, lexemes: sets }: Segment,
  row: number,
  lexemes: readonly number[],
): number {
  let sum = 0
  for (const lexeme of lexemes) {
    for (let weight = WEIGHTS - 1; weight >= 0; weight -= 1) {
      if (!hasPosting(arena, sets, lexemeSet(lexeme, weight), row)) continue
      sum += POINTS_OF_WEIGHT[weight] ?? 0
      break
    }
  }
  return sum
}
