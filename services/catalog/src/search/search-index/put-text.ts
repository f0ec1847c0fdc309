import { clearBit, eachRow } from './bit-board.ts'
import { type Desk, exclude, narrow, type Put, widen } from './desk.ts'
import type { Dictionary } from '../text/dictionary.ts'
import { type RowColumns, startOf } from './row-columns.ts'
import { ALIVE, LAST_TEXT, lexemeSet, WEIGHTS } from './segment.ts'
import { addSet } from './set-directory.ts'
import type { TextQuery } from '../text/text-query.ts'
import { gapOf, lexemeOf } from '../text/tsvector-text.ts'

/** As `putText`; rows are remembered: a page, its counts and its facets are about one text. */
export function putTextOnce(query: TextQuery): Put {
  return (desk, target) => {
    const { segment } = desk
    if (segment.lastText !== query) {
      segment.lastText = null
      putText(query)(desk, LAST_TEXT)
      segment.lastText = query
    }
    segment.board.copy(target, LAST_TEXT)
  }
}

/** Whether no row has the text, because words of it are in none. */
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

/** The rows whose text a query finds. */
function putText(query: TextQuery): Put {
  switch (query.op) {
    case 'nothing':
      return ({ segment: { board } }, target) => board.clear(target)
    case 'lexeme':
      return (desk, target) => putLexeme(desk, target, query.lexeme)
    case 'phrase':
      return (desk, target) => putPhrase(desk, target, query)
    case 'not':
      return (desk, target) => {
        desk.segment.board.copy(target, ALIVE)
        exclude(desk, target, putText(query.of))
      }
    case 'and':
      return (desk, target) => {
        const [first, ...others] = query.of
        if (first !== undefined) putText(first)(desk, target)
        for (const part of others) {
          if (part.op === 'not') exclude(desk, target, putText(part.of))
          else narrow(desk, target, putText(part))
        }
      }
    case 'or':
      return (desk, target) => {
        desk.segment.board.clear(target)
        for (const part of query.of) widen(desk, target, putText(part))
      }
  }
}

function putLexeme({ segment, names }: Desk, target: number, lexeme: string): void {
  const { board, lexemes } = segment
  const number = names.lexemes.find(lexeme)
  board.clear(target)
  if (number === undefined) return
  for (let weight = 0; weight < WEIGHTS; weight += 1) {
    addSet(board, target, lexemes, lexemeSet(number, weight))
  }
}

type Phrase = Extract<TextQuery, { op: 'phrase' }>

const KEPT_PHRASES = 32

/** Every row with all words is read, so the rows of a phrase are kept: a segment never changes. */
function putPhrase(desk: Desk, target: number, phrase: Phrase): void {
  const { board, phrases } = desk.segment
  const key = JSON.stringify(phrase)
  const start = target * board.stride
  const kept = phrases.get(key)
  if (kept !== undefined) return board.words.set(kept, start)
  findPhrase(desk, target, phrase)
  phrases.set(key, board.words.slice(start, start + board.stride))
  const [oldest] = phrases.keys()
  if (phrases.size > KEPT_PHRASES && oldest !== undefined) phrases.delete(oldest)
}

function findPhrase(desk: Desk, target: number, { lexemes, distances }: Phrase): void {
  const { segment, names } = desk
  const { board, columns } = segment
  const numbers = lexemes.map((lexeme) => names.lexemes.find(lexeme) ?? -1)
  if (numbers.includes(-1)) return board.clear(target)
  board.copy(target, ALIVE)
  for (const lexeme of new Set(lexemes))
    narrow(desk, target, putText({ op: 'lexeme', lexeme }))
  let sum = 0
  const offsets = distances.map((distance) => (sum += distance))
  eachRow(board, target, 0, (row) => {
    if (!hasPhrase(columns, row, numbers, offsets)) clearBit(board, target, row)
    return true
  })
}

/** @param offsets of each lexeme from the first, growing */
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
