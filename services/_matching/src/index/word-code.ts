import type { Predicate } from '../criteria/predicate.ts'
import type { BitsetName } from './columns.ts'

/**
 * Predicates as expressions over words of bitsets: 32 rows at once. Text of a program and not a tree to
 * walk, for the engine compiles it to machine code; it holds no value of the outside, only operators
 * and names of variables that are made here.
 */
export type WordCode = {
  /** An expression, or a constant that folds. */
  text: string
}

export const NONE: WordCode = { text: '0' }
export const EVERY: WordCode = { text: '-1' }

/** The word of a bitset; NONE when no row was ever in it. */
export type Leaf = (name: BitsetName) => WordCode

export function wordCodeOf(predicate: Predicate, leaf: Leaf): WordCode {
  switch (predicate.op) {
    case 'all':
      return and(predicate.of.map((part) => wordCodeOf(part, leaf)))
    case 'any':
      return or(predicate.of.map((part) => wordCodeOf(part, leaf)))
    case 'not':
      return not(wordCodeOf(predicate.of, leaf))
    case 'is-null':
      return leaf({ column: predicate.column, value: null })
    case 'is':
      return leaf({ column: predicate.column, value: predicate.value })
    case 'is-true':
      return leaf({ column: predicate.column, value: 'true' })
    case 'holds-any':
      return or(predicate.values.map((value) => leaf({ column: predicate.column, value })))
    case 'greater-than':
    case 'less-than':
      throw new Error(`${predicate.column} has no bitsets by size; add it to GROUPS`)
  }
}

export function and(parts: readonly WordCode[]): WordCode {
  return joined(parts, '&', EVERY, NONE)
}

export function or(parts: readonly WordCode[]): WordCode {
  return joined(parts, '|', NONE, EVERY)
}

export function not(code: WordCode): WordCode {
  if (code.text === NONE.text) return EVERY
  if (code.text === EVERY.text) return NONE
  return { text: `~${code.text}` }
}

/** `neutral` changes nothing, `final` decides alone. */
function joined(
  parts: readonly WordCode[],
  operator: '&' | '|',
  neutral: WordCode,
  final: WordCode,
): WordCode {
  if (parts.some(({ text }) => text === final.text)) return final
  const texts = [
    ...new Set(parts.map(({ text }) => text).filter((text) => text !== neutral.text)),
  ]
  if (texts.length === 0) return neutral
  return {
    text: texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(` ${operator} `)})`,
  }
}
