import type { TextQuery } from '../text/text-query.ts'
import { type BitsetArena, clearBit } from './bitset-arena.ts'
import type { IdTable } from './id-table.ts'
import type { Postings } from './postings.ts'
import type { RangeBitsets } from './range-bitsets.ts'
import { bytesOf, type RowColumns, startOf } from './row-columns.ts'
import type { Orders } from './row-orders.ts'

/**
 * Immutable rows, sorted by deadline, with every set that they are in. A replaced row is removed from `LIVE_ROWS` and
 * left out when the segment is merged into another.
 */
export type Segment = {
  readonly columns: RowColumns
  readonly arena: BitsetArena
  readonly table: IdTable
  readonly tokens: Postings
  /** By lexeme and its best weight in a row, see `lexemeSet`. */
  readonly lexemes: Postings
  readonly orders: Orders
  /** The position of each row in an order. */
  readonly places: Readonly<Record<'amount' | 'newest', Uint32Array>>
  readonly ranges: Readonly<Record<'amount' | 'least', RangeBitsets>>
  /** The rows of recently searched phrases, as words of a bitset. */
  readonly phrases: Map<string, Uint32Array>
  /** The text that was last searched for. */
  lastText: TextQuery | null
  /** Rows that were deleted while the segment is being merged; null at other times. */
  tombstones: number[] | null
  liveCount: number
}

export const LIVE_ROWS = 0
/** The rows of the segment's `lastText`. */
export const LAST_TEXT = 1
/** Bitsets to compute with. */
export const FIRST_SCRATCH = 2
export const SCRATCHES = 64

export const WEIGHTS = 4
/** The set of the rows that have a lexeme with this weight (3 is A) and none better. */
export const lexemeSet = (lexeme: number, weight: number) => lexeme * WEIGHTS + weight

export function deleteRow(segment: Segment, row: number): void {
  clearBit(segment.arena, LIVE_ROWS, row)
  segment.liveCount -= 1
  segment.tombstones?.push(row)
}

export function bytesOfSegment({ columns, arena, table, ...sets }: Segment): number {
  const arrays = [
    arena.words,
    table.places,
    sets.tokens.lists,
    sets.lexemes.lists,
    ...Object.values(sets.orders),
    ...Object.values(sets.places),
  ]
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, bytesOf(columns))
}

export function eachToken(
  { tokenEnds, tokens }: RowColumns,
  row: number,
  onToken: (token: number) => void,
): void {
  const end = tokenEnds[row] ?? 0
  for (let n = startOf(tokenEnds, row); n < end; n += 1) onToken(tokens[n] ?? 0)
}
