import { effortOrder } from '../../record/scholarship/effort.ts'
import type { Dictionary, TokenDictionary } from '../text/dictionary.ts'
import { idWords } from './id-words.ts'
import type { RowChange } from './indexed-row.ts'
import { tokensOf } from './row-tokens.ts'
import { readTsvector } from '../text/tsvector-text.ts'

/** The numbers of the terms that all segments of one index share. */
export type Dictionaries = {
  tokens: TokenDictionary
  lexemes: Dictionary
  zones: Dictionary
}

/** Rows stored as columns. Row `n` has the tokens `tokens[tokenEnds[n-1]]` to `tokens[tokenEnds[n]]`. */
export type RowColumns = {
  size: number
  /** Four words a row. */
  ids: Uint32Array
  changes: Float64Array
  deadlines: Int32Array
  /** Cents. */
  amounts: Float64Array
  /** Cents; infinite when not known. */
  leasts: Float64Array
  published: Float64Array
  efforts: Uint8Array
  /** One more than the number of the zone of an exact deadline. */
  zones: Uint16Array
  tokenEnds: Uint32Array
  tokens: Uint32Array
  wordEnds: Uint32Array
  /** see tsvector-text.ts */
  words: Uint32Array
}

export function createRowColumns(rows: number, tokens: number, words: number): RowColumns {
  return {
    size: 0,
    ids: new Uint32Array(rows * 4),
    changes: new Float64Array(rows),
    deadlines: new Int32Array(rows),
    amounts: new Float64Array(rows),
    leasts: new Float64Array(rows),
    published: new Float64Array(rows),
    efforts: new Uint8Array(rows),
    zones: new Uint16Array(rows),
    tokenEnds: new Uint32Array(rows),
    tokens: new Uint32Array(tokens),
    wordEnds: new Uint32Array(rows),
    words: new Uint32Array(words),
  }
}

export const startOf = (ends: Uint32Array, row: number) =>
  row === 0 ? 0 : (ends[row - 1] ?? 0)

/** @param row null: it must not be found; only its id and change are stored */
export function appendRow(
  to: RowColumns,
  { id, change, row }: RowChange,
  dictionaries: Dictionaries,
): void {
  makeRoom(to)
  const at = to.size
  to.ids.set(idWords(id), at * 4)
  to.changes[at] = change
  let tokenEnd = startOf(to.tokenEnds, at)
  let wordEnd = startOf(to.wordEnds, at)
  if (row !== null) {
    for (const token of tokensOf(row, dictionaries.tokens)) {
      if (tokenEnd === to.tokens.length) to.tokens = twice(to.tokens)
      to.tokens[tokenEnd] = token
      tokenEnd += 1
    }
    readTsvector(row.text, dictionaries.lexemes, (word) => {
      if (wordEnd === to.words.length) to.words = twice(to.words)
      to.words[wordEnd] = word
      wordEnd += 1
    })
    to.deadlines[at] = row.deadlineSort
    to.amounts[at] = cents(row.amountSort)
    to.leasts[at] = row.least === null ? Number.POSITIVE_INFINITY : cents(row.least)
    to.published[at] = row.publishedAt
    to.efforts[at] = effortOrder(row.complexity)
    to.zones[at] =
      row.deadlineZone === null ? 0 : dictionaries.zones.numberOf(row.deadlineZone) + 1
  } else to.leasts[at] = Number.POSITIVE_INFINITY
  to.tokenEnds[at] = tokenEnd
  to.wordEnds[at] = wordEnd
  to.size += 1
}

/** The columns must have room. */
export function copyRow(to: RowColumns, from: RowColumns, row: number): void {
  const at = to.size
  for (let word = 0; word < 4; word += 1) {
    to.ids[at * 4 + word] = from.ids[row * 4 + word] ?? 0
  }
  to.changes[at] = from.changes[row] ?? 0
  to.deadlines[at] = from.deadlines[row] ?? 0
  to.amounts[at] = from.amounts[row] ?? 0
  to.leasts[at] = from.leasts[row] ?? 0
  to.published[at] = from.published[row] ?? 0
  to.efforts[at] = from.efforts[row] ?? 0
  to.zones[at] = from.zones[row] ?? 0
  to.tokenEnds[at] = copySpan(to.tokens, startOf(to.tokenEnds, at), from.tokens, {
    start: startOf(from.tokenEnds, row),
    end: from.tokenEnds[row] ?? 0,
  })
  to.wordEnds[at] = copySpan(to.words, startOf(to.wordEnds, at), from.words, {
    start: startOf(from.wordEnds, row),
    end: from.wordEnds[row] ?? 0,
  })
  to.size += 1
}

function copySpan(
  to: Uint32Array,
  at: number,
  from: Uint32Array,
  { start, end }: { start: number; end: number },
): number {
  let place = at
  for (let n = start; n < end; n += 1) {
    to[place] = from[n] ?? 0
    place += 1
  }
  return place
}

export function bytesOf(columns: RowColumns): number {
  return Object.values(columns)
    .filter((column) => typeof column !== 'number')
    .reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** @param decimal with at most four places */
export function cents(decimal: string): number {
  return Math.round(Number(decimal) * 10_000) / 100
}

function makeRoom(columns: RowColumns): void {
  if (columns.size < columns.changes.length) return
  columns.ids = twice(columns.ids, 4 * MIN_CAPACITY)
  columns.changes = twice(columns.changes)
  columns.deadlines = twice(columns.deadlines)
  columns.amounts = twice(columns.amounts)
  columns.leasts = twice(columns.leasts)
  columns.published = twice(columns.published)
  columns.efforts = twice(columns.efforts)
  columns.zones = twice(columns.zones)
  columns.tokenEnds = twice(columns.tokenEnds)
  columns.wordEnds = twice(columns.wordEnds)
}

type Column = Uint32Array | Float64Array | Int32Array | Uint8Array | Uint16Array

const MIN_CAPACITY = 16

function twice<C extends Column>(column: C, least = MIN_CAPACITY): C {
  const Kind = column.constructor as new (length: number) => C
  const larger = new Kind(Math.max(least, column.length * 2))
  larger.set(column)
  return larger
}
