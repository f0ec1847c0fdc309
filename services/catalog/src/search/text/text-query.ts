import { FAR_BEHIND, readQuoted } from './tsvector-text.ts'

/** A tsquery as a tree. */
export type TextQuery =
  | { op: 'lexeme'; lexeme: string }
  | { op: 'and' | 'or'; of: readonly TextQuery[] }
  | { op: 'not'; of: TextQuery }
  /** Each lexeme at a distance in words from the previous one; the first distance is 0. */
  | { op: 'phrase'; lexemes: readonly string[]; distances: readonly number[] }
  /** Only stop words; finds nothing. */
  | { op: 'nothing' }

/** Further words still filter, but do not affect the order of results. */
const MAX_RANKED_LEXEMES = 16

/** The distinct lexemes that may match a text, in the order of the query. */
export function rankedLexemes(query: TextQuery): string[] {
  return [...new Set(wanted(query))].slice(0, MAX_RANKED_LEXEMES)
}

/** The same for a query in PostgreSQL's form that is not parsed further. */
export function lexemesOf(text: string): string[] {
  const found: string[] = []
  for (let at = text.indexOf("'"); at >= 0;) {
    const { lexeme, end } = readQuoted(text, at)
    found.push(lexeme)
    at = text.indexOf("'", end)
  }
  return [...new Set(found)].slice(0, MAX_RANKED_LEXEMES)
}

function wanted(query: TextQuery): readonly string[] {
  switch (query.op) {
    case 'lexeme':
      return [query.lexeme]
    case 'and':
    case 'or':
      return query.of.flatMap(wanted)
    case 'phrase':
      return query.lexemes
    case 'not':
    case 'nothing':
      return []
  }
}

/** Parses a tsquery as PostgreSQL writes it. Null: it contains something that the index cannot answer. */
export function readTsquery(text: string): TextQuery | null {
  if (text.trim() === '') return { op: 'nothing' }
  const reader = { text, at: 0 }
  try {
    const query = readOr(reader)
    return reader.at === text.length ? query : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

class Unreadable extends Error {}

type Reader = { readonly text: string; at: number }

function readOr(reader: Reader): TextQuery {
  return readList(reader, 'or', '|', readAnd)
}

function readAnd(reader: Reader): TextQuery {
  return readList(reader, 'and', '&', readPhrase)
}

function readList(
  reader: Reader,
  op: 'and' | 'or',
  sign: string,
  readPart: (reader: Reader) => TextQuery,
): TextQuery {
  const first = readPart(reader)
  const others: TextQuery[] = []
  while (takes(reader, sign)) others.push(readPart(reader))
  return others.length === 0 ? first : { op, of: [first, ...others] }
}

/** The largest distance between words that is recorded, see tsvector-text.ts. */
export const MAX_DISTANCE = FAR_BEHIND - 1
const DISTANCE = /\s*<(-|\d+)>/y

/** The index only supports phrases of lexemes. */
function readPhrase(reader: Reader): TextQuery {
  const first = readOne(reader)
  const lexemes: string[] = []
  const distances = [0]
  for (;;) {
    DISTANCE.lastIndex = reader.at
    const [sign, distance] = DISTANCE.exec(reader.text) ?? []
    if (sign === undefined || distance === undefined) break
    reader.at += sign.length
    const next = readOne(reader)
    if (next.op !== 'lexeme') throw new Unreadable()
    distances.push(distance === '-' ? 1 : Number(distance))
    lexemes.push(next.lexeme)
  }
  if (lexemes.length === 0) return first
  const between = distances.slice(1)
  if (between.some((words) => words < 1 || words > MAX_DISTANCE)) throw new Unreadable()
  if (first.op === 'phrase') {
    const joined = [...first.distances, ...between]
    return { op: 'phrase', lexemes: [...first.lexemes, ...lexemes], distances: joined }
  }
  if (first.op !== 'lexeme') throw new Unreadable()
  return { op: 'phrase', lexemes: [first.lexeme, ...lexemes], distances }
}

function readOne(reader: Reader): TextQuery {
  if (takes(reader, '!')) return { op: 'not', of: readOne(reader) }
  if (takes(reader, '(')) {
    const inner = readOr(reader)
    if (!takes(reader, ')')) throw new Unreadable()
    return inner
  }
  skipSpaces(reader)
  if (reader.text[reader.at] !== "'") throw new Unreadable()
  const { lexeme, end } = readQuoted(reader.text, reader.at)
  // A prefix or a weight follows.
  if (reader.text[end] === ':') throw new Unreadable()
  reader.at = end
  return { op: 'lexeme', lexeme }
}

function takes(reader: Reader, sign: string): boolean {
  skipSpaces(reader)
  if (!reader.text.startsWith(sign, reader.at)) return false
  reader.at += sign.length
  return true
}

function skipSpaces(reader: Reader): void {
  while (reader.text[reader.at] === ' ') reader.at += 1
}
