import { clearBit, eachRow } from './bitset-arena.ts'
import {
  type SegmentReader,
  subtract,
  intersect,
  type RowFilter,
  union,
} from './segment-reader.ts'
import type { Dictionary } from '../text/dictionary.ts'
import { type RowColumns, startOf } from './row-columns.ts'
import { LIVE_ROWS, LAST_TEXT, lexemeSet, WEIGHTS } from './segment.ts'
import { unionPostings } from './postings.ts'
import type { TextQuery } from '../text/text-query.ts'
import { gapOf, lexemeOf } from '../text/tsvector-text.ts'

/** As `textFilter`, but caches the rows, as a page, its counts and its facets share one text. */
export function cachedTextFilter(query: TextQuery): RowFilter {
  return (reader, target) => {
    const { segment } = reader
    if (segment.lastText !== query) {
      segment.lastText = null
      textFilter(query)(reader, LAST_TEXT)
      segment.lastText = query
    }
    segment.arena.copy(target, LAST_TEXT)
  }
}

/** Whether no row can have the text, because some of its words are in none. */
export function isInNone(query: TextQuery, lexemes: Dictionary): boolean {
  const isUnknown = (lexeme: string) => lexemes.find(lexeme) === undefined
  switch (query.op) {
    case 'nothing':
      return true
    case 'lexeme':
      return isUnknown(query.lexeme)
    case 'phrase':
      return query.lexemes.some(isUnknown)
    case 'and':
      return query.of.some((part) => isInNone(part, lexemes))
    case 'or':
      return query.of.every((part) => isInNone(part, lexemes))
    case 'not':
      return false
  }
}

/** The rows whose text matches a query. */
function textFilter(query: TextQuery): RowFilter {
  switch (query.op) {
    case 'nothing':
      return ({ segment: { arena } }, target) => arena.clear(target)
    case 'lexeme':
      return (reader, target) => writeLexeme(reader, target, query.lexeme)
    case 'phrase':
      return (reader, target) => writePhrase(reader, target, query)
    case 'not':
      return (reader, target) => {
        reader.segment.arena.copy(target, LIVE_ROWS)
        subtract(reader, target, textFilter(query.of))
      }
    case 'and':
      return (reader, target) => {
        const [first, ...others] = query.of
        if (first !== undefined) textFilter(first)(reader, target)
        for (const part of others) {
          if (part.op === 'not') subtract(reader, target, textFilter(part.of))
          else intersect(reader, target, textFilter(part))
        }
      }
    case 'or':
      return (reader, target) => {
        reader.segment.arena.clear(target)
        for (const part of query.of) union(reader, target, textFilter(part))
      }
  }
}

function writeLexeme(
  { segment, dictionaries }: SegmentReader,
  target: number,
  lexeme: string,
): void {
  const { arena, lexemes } = segment
  const number = dictionaries.lexemes.find(lexeme)
  arena.clear(target)
  if (number === undefined) return
  for (let weight = 0; weight < WEIGHTS; weight += 1) {
    unionPostings(arena, target, lexemes, lexemeSet(number, weight))
  }
}

type Phrase = Extract<TextQuery, { op: 'phrase' }>

const MAX_PHRASES = 32

/** Reads every row with all the words; caches the rows of the phrase, as a segment never changes. */
function writePhrase(reader: SegmentReader, target: number, phrase: Phrase): void {
  const { arena, phrases } = reader.segment
  const key = JSON.stringify(phrase)
  const start = target * arena.stride
  const kept = phrases.get(key)
  if (kept !== undefined) return arena.words.set(kept, start)
  findPhrase(reader, target, phrase)
  phrases.set(key, arena.words.slice(start, start + arena.stride))
  const [oldest] = phrases.keys()
  if (phrases.size > MAX_PHRASES && oldest !== undefined) phrases.delete(oldest)
}

function findPhrase(
  reader: SegmentReader,
  target: number,
  { lexemes, distances }: Phrase,
): void {
  const { segment, dictionaries } = reader
  const { arena, columns } = segment
  const numbers = lexemes.map((lexeme) => dictionaries.lexemes.find(lexeme) ?? -1)
  if (numbers.includes(-1)) return arena.clear(target)
  arena.copy(target, LIVE_ROWS)
  for (const lexeme of new Set(lexemes))
    intersect(reader, target, textFilter({ op: 'lexeme', lexeme }))
  let sum = 0
  const offsets = distances.map((distance) => (sum += distance))
  eachRow(arena, target, 0, (row) => {
    if (!hasPhrase(columns, row, numbers, offsets)) clearBit(arena, target, row)
    return true
  })
}

/** @param offsets of each lexeme from the first, ascending */
function hasPhrase(
  { wordEnds, words }: RowColumns,
  row: number,
  lexemes: readonly number[],
  offsets: readonly number[],
): boolean {
  const end = wordEnds[row] ?? 0
  for (let first = startOf(wordEnds, row); first < end; first += 1) {
    if (lexemeOf(words[first] ?? 0) !== lexemes[0]) continue
    let found = 1
    let offset = 0
    for (let next = first + 1; next < end && found < lexemes.length; next += 1) {
      const word = words[next] ?? 0
      offset += gapOf(word)
      if (offset > (offsets[found] ?? 0)) break
      if (offset === offsets[found] && lexemeOf(word) === lexemes[found]) found += 1
    }
    if (found === lexemes.length) return true
  }
  return false
}
