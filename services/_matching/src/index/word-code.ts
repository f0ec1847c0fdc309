import type { Predicate } from '../criteria/predicate.ts'
import type { BitsetName } from './columns.ts'
import { type Code, v128 } from './wasm-code.ts'

/** Predicates as expressions over bitsets: 128 rows at once. `leaf` and `local` are numbers. */
export type Word =
  | { op: 'none' }
  | { op: 'every' }
  | { op: 'leaf'; leaf: number }
  | { op: 'not'; of: Word }
  | { op: 'and' | 'or'; of: readonly Word[] }

export const NONE: Word = { op: 'none' }
export const EVERY: Word = { op: 'every' }

/** The number of a bitset as a leaf; null when no row was ever in it. */
export type LeafOf = (name: BitsetName) => number | null

export function wordOf(predicate: Predicate, leafOf: LeafOf): Word {
  const leaf = (column: string, value: string | null): Word => {
    const number = leafOf({ column, value })
    return number === null ? NONE : { op: 'leaf', leaf: number }
  }
  switch (predicate.op) {
    case 'all':
      return and(predicate.of.map((part) => wordOf(part, leafOf)))
    case 'any':
      return or(predicate.of.map((part) => wordOf(part, leafOf)))
    case 'not':
      return not(wordOf(predicate.of, leafOf))
    case 'is-null':
      return leaf(predicate.column, null)
    case 'is':
      return leaf(predicate.column, predicate.value)
    case 'is-true':
      return leaf(predicate.column, 'true')
    case 'holds-any':
      return or(predicate.values.map((value) => leaf(predicate.column, value)))
    case 'greater-than':
    case 'less-than':
      throw new Error(`${predicate.column} has no bitsets by size; add it to GROUPS`)
  }
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

/** The instructions that leave the word on the stack; `load` those of a leaf. */
export function codeOf(word: Word, load: (leaf: number) => Code): Code {
  switch (word.op) {
    case 'none':
      return v128.none
    case 'every':
      return v128.every
    case 'leaf':
      return load(word.leaf)
    case 'not':
      return v128.not(codeOf(word.of, load))
    case 'or':
      return joined(word.of, load, v128.or)
    case 'and':
      return andCode(word.of, load)
  }
}

/** Takes negated parts away from the others, which is one instruction less for each. */
function andCode(parts: readonly Word[], load: (leaf: number) => Code): Code {
  const negated = parts.flatMap((part) => (part.op === 'not' ? part.of : []))
  const plain = parts.filter(({ op }) => op !== 'not')
  if (plain.length === 0) return v128.not(joined(negated, load, v128.or))
  return negated.reduce<Code>(
    (code, part) => v128.andNot(code, codeOf(part, load)),
    joined(plain, load, v128.and),
  )
}

function joined(
  parts: readonly Word[],
  load: (leaf: number) => Code,
  operation: (a: Code, b: Code) => Code,
): Code {
  const [first = NONE, ...rest] = parts
  return rest.reduce<Code>(
    (code, part) => operation(code, codeOf(part, load)),
    codeOf(first, load),
  )
}
