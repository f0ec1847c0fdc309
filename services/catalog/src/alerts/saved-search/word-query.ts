/**
 * Matches PostgreSQL's full-text queries against a document's words in code: gives the same answer as `@@`, for
 * queries that `websearch_to_tsquery` makes.
 */
export type WordQuery =
  | { op: 'word'; word: string }
  | { op: 'all' | 'any'; of: readonly [WordQuery, WordQuery] }
  | { op: 'not'; of: WordQuery }
  /** `last` is `distance` positions after the end of `first`. */
  | { op: 'phrase'; first: WordQuery; last: WordQuery; distance: number }

/** The words of a document with their positions. */
export type Words = ReadonlyMap<string, readonly number[]>

/** Reads a tsvector as PostgreSQL writes it: `'engin':2A,14 'women':5`. */
export function parseWords(text: string): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (const [, word = '', places = ''] of text.matchAll(
    /'((?:[^']|'')*)'(?::([^ ]*))?/g,
  )) {
    const numbers =
      places === '' ? [] : places.split(',').map((one) => Number.parseInt(one))
    words.set(unquoted(word), numbers)
  }
  return words
}

const TOKEN = /'(?:[^']|'')*'|<->|<\d+>|[!&|()]/g
const BINDING: Readonly<Record<string, number>> = { '|': 1, '&': 2, '<': 3 }

/** Reads a tsquery as PostgreSQL writes it; null for an empty one, which finds nothing. */
export function parseWordQuery(text: string): WordQuery | null {
  const tokens = text.match(TOKEN) ?? []
  let place = 0

  function operand(): WordQuery {
    const token = tokens[place++]
    if (token === undefined) throw new Error('a query ends with a word')
    if (token === '!') return { op: 'not', of: operand() }
    if (token !== '(') return { op: 'word', word: unquoted(token.slice(1, -1)) }
    const inner = expression(0)
    place += 1
    return inner
  }

  function expression(weakest: number): WordQuery {
    let left = operand()
    for (;;) {
      const token = tokens[place] ?? ')'
      const binding = BINDING[token.charAt(0)] ?? 0
      if (binding <= weakest) return left
      place += 1
      left = joined(token, left, expression(binding))
    }
  }

  return tokens.length === 0 ? null : expression(0)
}

function joined(operator: string, left: WordQuery, right: WordQuery): WordQuery {
  if (operator === '&') return { op: 'all', of: [left, right] }
  if (operator === '|') return { op: 'any', of: [left, right] }
  const distance = operator === '<->' ? 1 : Number.parseInt(operator.slice(1))
  return { op: 'phrase', first: left, last: right, distance }
}

function unquoted(text: string): string {
  return text.replaceAll("''", "'").replaceAll('\\\\', '\\')
}

/** Whether the document matches the query. */
export function findsWords(query: WordQuery, words: Words): boolean {
  switch (query.op) {
    case 'word':
      return words.has(query.word)
    case 'all':
      return query.of.every((one) => findsWords(one, words))
    case 'any':
      return query.of.some((one) => findsWords(one, words))
    case 'not':
      return !findsWords(query.of, words)
    case 'phrase':
      return endsOf(query, words).length > 0
  }
}

/** The positions at which a phrase, or a part of one, ends. */
function endsOf(query: WordQuery, words: Words): readonly number[] {
  switch (query.op) {
    case 'word':
      return words.get(query.word) ?? []
    case 'phrase': {
      const starts = new Set(endsOf(query.first, words))
      return endsOf(query.last, words).filter((end) => starts.has(end - query.distance))
    }
    case 'any':
      return query.of.flatMap((one) => endsOf(one, words))
    case 'all': {
      const [left, right] = query.of
      const ends = new Set(endsOf(left, words))
      return endsOf(right, words).filter((end) => ends.has(end))
    }
    case 'not':
      throw new Error('a phrase has nothing that must not stand there')
  }
}

/**
 * Words of which a document must have at least one to match the query, as few as possible; null if there are no such
 * words.
 */
export function neededWords(query: WordQuery): string[] | null {
  switch (query.op) {
    case 'word':
      return [query.word]
    case 'not':
      return null
    case 'any': {
      const [left, right] = query.of.map(neededWords)
      return left && right ? [...left, ...right] : null
    }
    case 'all':
      return rarer(query.of[0], query.of[1])
    case 'phrase':
      return rarer(query.first, query.last)
  }
}

/** The side with the longer words: those are rarer. */
function rarer(left: WordQuery, right: WordQuery): string[] | null {
  const sides = [neededWords(left), neededWords(right)].filter((words) => words !== null)
  return sides.toSorted((a, b) => rarity(b) - rarity(a))[0] ?? null
}

function rarity(words: readonly string[]): number {
  return Math.min(...words.map((word) => word.length)) / words.length
}
