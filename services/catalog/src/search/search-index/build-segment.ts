import { lexemeOf, weightOf } from '../text/tsvector-text.ts'
import { createBitsetArena, setBit } from './bitset-arena.ts'
import { createIdTable, enterId } from './id-table.ts'
import { createPostingsBuilder } from './postings-builder.ts'
import { buildRangeBitsets, RANGE_ORDERS, rangeBitsetsFor } from './range-bitsets.ts'
import { type Dictionaries, type RowColumns, startOf } from './row-columns.ts'
import { type Orders, ROWS_BETWEEN_PAUSES } from './row-orders.ts'
import {
  eachToken,
  FIRST_SCRATCH,
  lexemeSet,
  LIVE_ROWS,
  SCRATCHES,
  type Segment,
  WEIGHTS,
} from './segment.ts'

/**
 * A lower threshold than for words: all tokens are counted, and counting a list takes longer than counting a bitset.
 */
const ROWS_FOR_EACH_TOKEN = 256
const ROWS_FOR_EACH_LEXEME = 64

/**
 * Builds a segment of rows sorted by deadline. Pauses now and then.
 * @param orders all rows in each order
 */
export function* buildSegment(
  columns: RowColumns,
  orders: Orders,
  dictionaries: Dictionaries,
): Generator<void, Segment> {
  const { size } = columns
  const rangeBitsets = rangeBitsetsFor(size)
  const firstRange = FIRST_SCRATCH + SCRATCHES
  const firstSet = firstRange + RANGE_ORDERS * rangeBitsets
  const inverted = yield* invertedRows(columns, dictionaries, firstSet)
  const { arena } = inverted
  const table = createIdTable(size)
  for (let row = 0; row < size; row += 1) {
    setBit(arena, LIVE_ROWS, row)
    enterId(table, columns.ids, row)
  }
  yield
  const ranges = {
    amount: yield* buildRangeBitsets(arena, firstRange, orders.amount),
    least: yield* buildRangeBitsets(arena, firstRange + rangeBitsets, orders.least),
  }
  const places = {
    amount: yield* inverse(orders.amount),
    newest: yield* inverse(orders.newest),
  }
  return {
    columns,
    ...inverted,
    table,
    orders,
    places,
    ranges,
    phrases: new Map(),
    lastText: null,
    tombstones: null,
    liveCount: size,
  }
}

/** The rows of each token and lexeme, in an arena with free bitsets from a given one on. */
function* invertedRows(
  columns: RowColumns,
  { tokens, lexemes }: Dictionaries,
  firstSet: number,
): Generator<void, Pick<Segment, 'arena' | 'tokens' | 'lexemes'>> {
  const { size } = columns
  const eachLexeme = lexemeReader(columns, lexemes.size)
  const ofTokens = createPostingsBuilder(tokens.size, {
    rowsForEachListed: ROWS_FOR_EACH_TOKEN,
  })
  const ofLexemes = createPostingsBuilder(lexemes.size * WEIGHTS, {
    rowsForEachListed: ROWS_FOR_EACH_LEXEME,
  })
  for (let row = 0; row < size; row += 1) {
    eachToken(columns, row, ofTokens.count)
    eachLexeme(row, ofLexemes.count)
    if (row % ROWS_BETWEEN_PAUSES === 0) yield
  }
  const firstLexeme = firstSet + ofTokens.bitsets(size)
  const arena = createBitsetArena(size, firstLexeme + ofLexemes.bitsets(size))
  const tokenRows = ofTokens.open(arena, firstSet, size)
  const lexemeRows = ofLexemes.open(arena, firstLexeme, size)
  for (let row = 0; row < size; row += 1) {
    eachToken(columns, row, (set) => tokenRows.add(set, row))
    eachLexeme(row, (set) => lexemeRows.add(set, row))
    if (row % ROWS_BETWEEN_PAUSES === 0) yield
  }
  tokenRows.close()
  lexemeRows.close()
  return { arena, tokens: tokenRows.postings, lexemes: lexemeRows.postings }
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

/** The best weight of each lexeme in one row plus 1; reset to 0 after the row. */
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
