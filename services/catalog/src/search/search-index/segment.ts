import { type BitsetArena, clearBit, createBitsetArena, setBit } from './bitset-arena.ts'
import { createIdTable, enterId, type IdTable } from './id-table.ts'
import {
  buildRangeBitsets,
  RANGE_ORDERS,
  type RangeBitsets,
  rangeBitsetsFor,
} from './range-bitsets.ts'
import { bytesOf, type Dictionaries, type RowColumns, startOf } from './row-columns.ts'
import {
  ORDER_NAMES,
  type OrderName,
  type Orders,
  ROWS_BETWEEN_PAUSES,
} from './row-orders.ts'
import { createPostingsBuilder, type Postings } from './postings.ts'
import type { TextQuery } from '../text/text-query.ts'
import { lexemeOf, weightOf } from '../text/tsvector-text.ts'

/**
 * Rows that never change, in the order of their deadlines, with every set that they are in. A row that
 * is replaced leaves `LIVE_ROWS` and is left out when the segment is merged into another.
 */
export type Segment = {
  readonly columns: RowColumns
  readonly arena: BitsetArena
  readonly table: IdTable
  readonly tokens: Postings
  /** By lexeme and the best weight that it has in a row, see `lexemeSet`. */
  readonly lexemes: Postings
  readonly orders: Orders
  /** The place of each row in an order. */
  readonly places: Readonly<Record<'amount' | 'newest', Uint32Array>>
  readonly ranges: Readonly<Record<'amount' | 'least', RangeBitsets>>
  /** The rows of phrases that were looked for lately, as words of a bitset. */
  readonly phrases: Map<string, Uint32Array>
  /** The text that was looked for last. */
  lastText: TextQuery | null
  /** Rows that have left while the segment is being merged; null at other times. */
  tombstones: number[] | null
  liveCount: number
}

export const LIVE_ROWS = 0
/** The rows of `lastText`. */
export const LAST_TEXT = 1
/** Bitsets to compute with. */
export const FIRST_SCRATCH = 2
export const SCRATCHES = 64

/** All tokens are counted, and counting a list takes longer than a bitset; words are many. */
const ROWS_FOR_EACH_TOKEN = 256
const ROWS_FOR_EACH_LEXEME = 64

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

/**
 * Builds a segment of rows that lie in the order of their deadlines. Pauses now and then.
 * @param orders all rows in each order
 */
export function* buildSegment(
  columns: RowColumns,
  orders: Orders,
  dictionaries: Dictionaries,
): Generator<void, Segment> {
  const { size } = columns
  const eachLexeme = lexemeReader(columns, dictionaries.lexemes.size)
  const tokens = createPostingsBuilder(dictionaries.tokens.size, {
    rowsForEachListed: ROWS_FOR_EACH_TOKEN,
  })
  const lexemes = createPostingsBuilder(dictionaries.lexemes.size * WEIGHTS, {
    rowsForEachListed: ROWS_FOR_EACH_LEXEME,
  })
  for (let row = 0; row < size; row += 1) {
    eachToken(columns, row, tokens.count)
    eachLexeme(row, lexemes.count)
    if (row % ROWS_BETWEEN_PAUSES === 0) yield
  }
  const firstRange = FIRST_SCRATCH + SCRATCHES
  const firstToken = firstRange + RANGE_ORDERS * rangeBitsetsFor(size)
  const firstLexeme = firstToken + tokens.bitsets(size)
  const arena = createBitsetArena(size, firstLexeme + lexemes.bitsets(size))
  const filling = {
    tokens: tokens.open(arena, firstToken, size),
    lexemes: lexemes.open(arena, firstLexeme, size),
  }
  const table = createIdTable(size)
  for (let row = 0; row < size; row += 1) {
    setBit(arena, LIVE_ROWS, row)
    enterId(table, columns.ids, row)
    eachToken(columns, row, (set) => filling.tokens.add(set, row))
    eachLexeme(row, (set) => filling.lexemes.add(set, row))
    if (row % ROWS_BETWEEN_PAUSES === 0) yield
  }
  filling.tokens.close()
  filling.lexemes.close()
  const ranges = {
    amount: yield* buildRangeBitsets(arena, firstRange, orders.amount),
    least: yield* buildRangeBitsets(
      arena,
      firstRange + rangeBitsetsFor(size),
      orders.least,
    ),
  }
  const places = {
    amount: yield* inverse(orders.amount),
    newest: yield* inverse(orders.newest),
  }
  return {
    columns,
    arena,
    table,
    tokens: filling.tokens.directory,
    lexemes: filling.lexemes.directory,
    orders,
    places,
    ranges,
    phrases: new Map(),
    lastText: null,
    tombstones: null,
    liveCount: size,
  }
}

export function emptyOrders(rows: number): Orders {
  const lists = ORDER_NAMES.map((name) => [name, new Uint32Array(rows)])
  return Object.fromEntries(lists) as Record<OrderName, Uint32Array>
}

export function eachToken(
  { tokenEnds, tokens }: RowColumns,
  row: number,
  onToken: (token: number) => void,
): void {
  const end = tokenEnds[row] ?? 0
  for (let n = startOf(tokenEnds, row); n < end; n += 1) onToken(tokens[n] ?? 0)
}

/** Calls back with the set of each different lexeme of a row. */
function lexemeReader({ wordEnds, words }: RowColumns, lexemes: number) {
  const best = noWeights(lexemes)
  return (row: number, onSet: (set: number) => void): void => {
    const start = startOf(wordEnds, row)
    const end = wordEnds[row] ?? 0
    for (let n = start; n < end; n += 1) {
      const word = words[n] ?? 0
      const lexeme = lexemeOf(word)
      best[lexeme] = Math.max(best[lexeme] ?? 0, weightOf(word) + 1)
    }
    for (let n = start; n < end; n += 1) {
      const lexeme = lexemeOf(words[n] ?? 0)
      const weight = (best[lexeme] ?? 0) - 1
      if (weight < 0) continue
      best[lexeme] = 0
      onSet(lexemeSet(lexeme, weight))
    }
  }
}

/** One more than the best weight of each lexeme in one row; 0 again when the row is read. */
let weightsOfRow = new Uint8Array(0)

function noWeights(lexemes: number): Uint8Array {
  if (weightsOfRow.length < lexemes) weightsOfRow = new Uint8Array(lexemes * 2)
  return weightsOfRow
}

function* inverse(rows: Uint32Array): Generator<void, Uint32Array> {
  const places = new Uint32Array(rows.length)
  for (let place = 0; place < rows.length; place += 1) {
    places[rows[place] ?? 0] = place
    if (place % ROWS_BETWEEN_PAUSES === 0) yield
  }
  return places
}
