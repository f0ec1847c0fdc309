import type { FoldedText, Span } from './folded-text.ts'

/** Not within a longer word; scripts that are written without spaces have no such borders. */
const BEFORE = String.raw`(?<![\p{L}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{N}])`
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** A pattern of a whole word, in a folded text. */
export function wholeWord(pattern: string): string {
  return UNSPACED.test(pattern) ? pattern : `${BEFORE}(?:${pattern})${AFTER}`
}

/** Words that may stand apart by anything that is no letter: "O’Brien", "o brien". */
export function inARow(words: readonly string[]): string {
  return words.join(String.raw`[^\p{L}\p{N}]{0,3}`)
}

/** The letters and digits of a folded name, word by word. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Where patterns are in a folded text, as places of the original. */
export function findFolded(
  { text, spanOf }: FoldedText,
  patterns: readonly string[],
): Span[] {
  if (patterns.length === 0) return []
  // One by one: in an alternation a short match would hide a longer one that begins within it.
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].map((match) =>
      spanOf(match.index, match.index + match[0].length),
    ),
  )
}

/** Where a pattern is in a text as it was typed. */
export function findTyped(original: string, pattern: RegExp): Span[] {
  return [...original.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
