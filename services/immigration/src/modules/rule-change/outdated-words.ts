import { numbersOf } from '../rule/rule-numbers.ts'
import type { RuleWords } from '../rule/rule-row.ts'

const FIELDS = ['title', 'says', 'whenPast'] as const
type Words = Pick<RuleWords, (typeof FIELDS)[number] | 'compute'>

/**
 * The first unchanged text that contains a figure which changes, so that it would contradict the dates. A text that
 * was rewritten is trusted, whatever figures it contains.
 * @returns null if there is no such text
 */
export function outdatedWords(
  before: Words,
  after: Words,
): { field: (typeof FIELDS)[number]; figure: string } | null {
  const now = new Map(numbersOf(after.compute).map(({ key, value }) => [key, value]))
  const replaced = numbersOf(before.compute)
    .filter(({ key, value }) => now.get(key) !== value)
    .map(({ value }) => Math.abs(value))
  for (const field of FIELDS) {
    const text = after[field]
    if (text === undefined || text !== before[field]) continue
    for (const value of replaced) {
      const figure = figureIn(text, value)
      if (figure !== null) return { field, figure }
    }
  }
  return null
}

/** "10" or "ten", as the text has it; followed by a comma or a fraction, it is another number. */
function figureIn(text: string, value: number): string | null {
  const digits = [String(value), value.toLocaleString('en-US')]
  const words = [...digits, ...(WORDS[value] ? [WORDS[value]] : [])].join('|')
  return (
    new RegExp(`(?<![\\w.,])(?:${words})(?![\\w]|[.,]\\d)`, 'i').exec(text)?.[0] ?? null
  )
}

const WORDS: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  12: 'twelve',
  15: 'fifteen',
  30: 'thirty',
  60: 'sixty',
  90: 'ninety',
}
