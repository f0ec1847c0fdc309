import { MAX_DISTANCE, type TextQuery } from '../text/text-query.ts'

/** The lexeme of a single word; empty for a stop word, null if it isn't known here. */
type LexemeOf = (word: string) => string | null

/** Words of ASCII letters and digits, alone or in quotes; a minus before them excludes. */
const PART = / *(-?)(?:"([a-z0-9 ]*)"|([a-z0-9]+))(?= |$)/iy

/**
 * Parses plain text like `websearch_to_tsquery`. Null for anything else, which PostgreSQL's parser may take for an
 * address, a number, a hyphenated word …
 */
export function readWebsearch(text: string, lexemeOf: LexemeOf): TextQuery | null {
  const alternatives: TextQuery[][] = [[]]
  let isAfterOperator = true
  for (let at = 0; at < text.length;) {
    PART.lastIndex = at
    const [whole, minus, quoted, word] = PART.exec(text) ?? []
    if (whole === undefined) return null
    at += whole.length
    const isOr = minus === '' && word?.toLowerCase() === 'or'
    if (isOr && !isAfterOperator && at < text.length) {
      alternatives.push([])
      isAfterOperator = true
      continue
    }
    isAfterOperator = false
    const query = phraseOf(quoted?.split(' ') ?? [word ?? ''], lexemeOf)
    if (query === null) return null
    if (query.op === 'nothing') continue
    alternatives.at(-1)?.push(minus === '-' ? { op: 'not', of: query } : query)
  }
  return joined(
    'or',
    alternatives.filter((all) => all.length > 0).map((all) => joined('and', all)),
  )
}

/** Stop words keep their position in a phrase. */
function phraseOf(words: readonly string[], lexemeOf: LexemeOf): TextQuery | null {
  const lexemes: string[] = []
  const distances: number[] = []
  let distance = 0
  for (const word of words) {
    if (word === '') continue
    const lexeme = lexemeOf(word)
    if (lexeme === null) return null
    distance += 1
    if (lexeme === '') continue
    if (lexemes.length > 0 && distance > MAX_DISTANCE) return null
    distances.push(lexemes.length === 0 ? 0 : distance)
    lexemes.push(lexeme)
    distance = 0
  }
  const [first] = lexemes
  if (first === undefined) return { op: 'nothing' }
  return lexemes.length === 1
    ? { op: 'lexeme', lexeme: first }
    : { op: 'phrase', lexemes, distances }
}

function joined(op: 'and' | 'or', queries: readonly TextQuery[]): TextQuery {
  const [first, ...others] = queries
  if (first === undefined) return { op: 'nothing' }
  return others.length === 0 ? first : { op, of: queries }
}
