import type { Predicate } from '../criteria/predicate.ts'
import { type BitsetName, digitName, inUnits, isSliced, MOST_DIGITS } from './columns.ts'
import { type Code, v128 } from './wasm-code.ts'

/** Predicates as expressions over bitsets: 128 rows at once. `leaf` and `local` are numbers. */
export type Word =
  | { op: 'none' }
  | { op: 'every' }
  | { op: 'leaf'; leaf: number }
  | { op: 'not'; of: Word }
  | { op: 'and' | 'or'; of: readonly Word[] }
  /** The number of these binary digits, the lowest first, is greater than a limit; `limit` numbers it. */
  | { op: 'greater'; digits: readonly Word[]; limit: number }

export const NONE: Word = { op: 'none' }
export const EVERY: Word = { op: 'every' }

/** The number of a bitset as a leaf; null when no row was ever in it. */
export type LeafOf = (name: BitsetName) => number | null

/** Numbers a limit of a column; `units` are those of columns.ts. */
export type LimitOf = (column: string, units: number, digits: number) => number

export function wordOf(predicate: Predicate, leafOf: LeafOf, limitOf: LimitOf): Word {
  const inner = (part: Predicate) => wordOf(part, leafOf, limitOf)
  const leaf = (column: string, value: string | null): Word => {
    const number = leafOf({ column, value })
    return number === null ? NONE : { op: 'leaf', leaf: number }
  }
  switch (predicate.op) {
    case 'all':
      return and(predicate.of.map(inner))
    case 'any':
      return or(predicate.of.map(inner))
    case 'not':
      return not(inner(predicate.of))
    case 'is-null':
      return leaf(predicate.column, null)
    case 'is':
      return leaf(predicate.column, predicate.value)
    case 'is-true':
      return leaf(predicate.column, 'true')
    case 'holds-any':
      return or(predicate.values.map((value) => leaf(predicate.column, value)))
    case 'greater-than':
      return greater(predicate, leaf, limitOf)
    case 'less-than':
      throw new Error('no criterion compares downwards; see greater')
  }
}

function greater(
  { column, value }: Extract<Predicate, { op: 'greater-than' }>,
  leaf: (column: string, value: string | null) => Word,
  limitOf: LimitOf,
): Word {
  if (!isSliced(column)) throw new Error(`${column} has no digits; add it to UNITS`)
  const all = Array.from({ length: MOST_DIGITS }, (_, digit) =>
    leaf(column, digitName(column, digit).value),
  )
  const digits = all.slice(0, all.findLastIndex(({ op }) => op !== 'none') + 1)
  const units = Math.floor(inUnits(column, value))
  if (units < 0) throw new RangeError(`no score is ${value}`)
  if (digits.length === 0) return NONE
  return { op: 'greater', digits, limit: limitOf(column, units, digits.length) }
}

export function not(word: Word): Word {
  if (word.op === 'none') return EVERY
  if (word.op === 'every') return NONE
  return word.op === 'not' ? word.of : { op: 'not', of: word }
}

export function and(of: readonly Word[]): Word {
  if (of.some(({ op }) => op === 'none')) return NONE
  const parts = of.filter(({ op }) => op !== 'every')
  return parts.length < 2 ? (parts[0] ?? EVERY) : { op: 'and', of: parts }
}

export function or(of: readonly Word[]): Word {
  if (of.some(({ op }) => op === 'every')) return EVERY
  const parts = of.filter(({ op }) => op !== 'none')
  return parts.length < 2 ? (parts[0] ?? NONE) : { op: 'or', of: parts }
}

/** Where words come from, as instructions. */
export type WordSource = {
  leaf(leaf: number): Code
  /** The mask of one digit of a limit: ones where it is zero. */
  limitDigit(limit: number, digit: number): Code
  /** Where at least two have ones; `below` is computed first. */
  majority(below: Code, digit: Code, zero: Code): Code
  /** Computes what has been computed before only once. */
  once(key: string, make: () => Code): Code
}

/** The instructions that leave the word on the stack. */
export function codeOf(word: Word, source: WordSource): Code {
  switch (word.op) {
    case 'none':
      return v128.none
    case 'every':
      return v128.every
    case 'leaf':
      return source.leaf(word.leaf)
    case 'not':
      return v128.not(codeOf(word.of, source))
    case 'or':
      return joined(word.of, source, v128.or)
    case 'and':
      return andCode(word.of, source)
    case 'greater':
      return source.once(`greater ${word.limit}`, () => greaterCode(word, source))
  }
}

/**
 * From the lowest digit: where the limit has a zero, a one makes the number greater whatever is below;
 * where it has a one, it must be there and something below be greater.
 */
function greaterCode(
  { digits, limit }: Extract<Word, { op: 'greater' }>,
  source: WordSource,
): Code {
  return digits.reduce<Code>(
    (below, digit, at) =>
      // Two of the three: the digit, what is below, and a zero of the limit.
      source.majority(below, codeOf(digit, source), source.limitDigit(limit, at)),
    v128.none,
  )
}

/** Takes negated parts away from the others, which is one instruction less for each. */
function andCode(parts: readonly Word[], source: WordSource): Code {
  const negated = parts.flatMap((part) => (part.op === 'not' ? part.of : []))
  const plain = parts.filter(({ op }) => op !== 'not')
  if (plain.length === 0) return v128.not(joined(negated, source, v128.or))
  return negated.reduce<Code>(
    (code, part) => v128.andNot(code, codeOf(part, source)),
    joined(plain, source, v128.and),
  )
}

function joined(
  parts: readonly Word[],
  source: WordSource,
  operation: (a: Code, b: Code) => Code,
): Code {
  const [first = NONE, ...rest] = parts
  return rest.reduce<Code>(
    (code, part) => operation(code, codeOf(part, source)),
    codeOf(first, source),
  )
}
