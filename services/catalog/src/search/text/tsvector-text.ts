import type { Dictionary } from './dictionary.ts'

/**
 * A word of a text, packed: bits 0-23 the number of its lexeme, 24-25 its weight (3 is A, 0 is D), 26-31 its distance
 * from the previous word, capped at FAR_BEHIND.
 */
export const FAR_BEHIND = 63

export const lexemeOf = (word: number) => word & 0xff_ffff
export const weightOf = (word: number) => (word >>> 24) & 3
export const gapOf = (word: number) => word >>> 26

const WEIGHT_OF_LETTER: Readonly<Record<string, number>> = { A: 3, B: 2, C: 1 }
const MAX_LEXEMES = 0xff_ffff
/** The factor that puts a position above the packed bits, in one number that sorts by position. */
const AT_POSITION = 2 ** 26

/**
 * Parses a tsvector as PostgreSQL writes it and calls back with its words in the order of the text. The dictionary
 * numbers lexemes.
 */
export function readTsvector(
  text: string,
  lexemes: Dictionary,
  onWord: (word: number) => void,
): void {
  const words: number[] = []
  for (let at = 0; at < text.length;) {
    const { lexeme, end } = readQuoted(text, at)
    const number = lexemes.numberOf(lexeme)
    if (number > MAX_LEXEMES) throw new RangeError('too many different words')
    at = end
    if (text[at] !== ':') words.push(number)
    else at = readPositions(text, at + 1, number, words)
    at += 1
  }
  let previous = 0
  for (const word of Float64Array.from(words).toSorted()) {
    const position = Math.floor(word / AT_POSITION)
    const gap = Math.min(FAR_BEHIND, position - previous)
    previous = position
    onWord(((gap << 26) | (word % AT_POSITION)) >>> 0)
  }
}

/** @param at the place of the opening quote; `end` is after the closing one */
export function readQuoted(text: string, at: number): { lexeme: string; end: number } {
  let end = at + 1
  let hasEscapes = false
  for (;;) {
    const char = text[end]
    if (char === undefined) throw new Error('a lexeme has no end')
    if (char === '\\') {
      hasEscapes = true
      end += 2
    } else if (char !== "'") end += 1
    else if (text[end + 1] === "'") {
      hasEscapes = true
      end += 2
    } else break
  }
  const raw = text.slice(at + 1, end)
  return { lexeme: hasEscapes ? raw.replace(/\\(.)|''/gs, unescaped) : raw, end: end + 1 }
}

function unescaped(_: string, escaped: string | undefined): string {
  return escaped ?? "'"
}

function readPositions(text: string, from: number, number: number, into: number[]): number {
  let at = from
  let position = 0
  let weight = 0
  const finish = () => into.push(position * AT_POSITION + weight * 2 ** 24 + number)
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) position = position * 10 + code - 48
    else if (code === 44) {
      finish()
      position = 0
      weight = 0
    } else if (code === 32) break
    else weight = WEIGHT_OF_LETTER[text[at] ?? ''] ?? 0
  }
  finish()
  return at
}
