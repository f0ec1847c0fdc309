import type { FoldedText, Span } from './folded-text.ts'

/** Not inside a longer word; scripts written without spaces have no such boundaries. */
const BEFORE = String.raw`(?<![\p{L}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{N}])`
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** A pattern that matches a whole word of a folded text. */
export function wholeWord(pattern: string): string {
  return UNSPACED.test(pattern) ? pattern : `${BEFORE}(?:${pattern})${AFTER}`
}

/** Words in a row, separated by anything but letters: "O’Brien", "o brien". */
export function inARow(words: readonly string[]): string {
  return words.join(String.raw`[^\p{L}\p{N}]{0,3}`)
}

/** The letters and digits of a folded name, word by word. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Where patterns match a folded text, as spans of the original. */
export function findFolded(
  { text, spanOf }: FoldedText,
  patterns: readonly string[],
): Span[] {
  if (patterns.length === 0) return []
  // Matched one by one: in an alternation, a short match would hide a longer one that begins inside it.
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].map((match) =>
      spanOf(match.index, match.index + match[0].length),
    ),
  )
}

/** Where a pattern matches a text as it was typed. */
export function findTyped(original: string, pattern: RegExp): Span[] {
  return [...original.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
