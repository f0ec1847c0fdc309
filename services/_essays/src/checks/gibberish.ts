import type { GrammarNote } from '../grammar/grammar-note.ts'
import { isName } from '../grammar/correct-text.ts'
import type { ReadText } from '../text/text.ts'
import {
  DETERMINERS,
  FUNCTION_WORDS,
  NEVER_AFTER_DETERMINER,
} from '../criteria/word-lists.ts'

/** Second-language writers misspell up to a fifth of their words; random typing produces hardly any word. */
const MAX_UNKNOWN_SHARE = 0.4
/** Function words make up half of English text; lists of words have next to none. */
const MIN_FUNCTION_WORD_SHARE = 0.22
/** The share of determiners before a word that cannot follow one: next to none in real text, half at random. */
const MAX_BROKEN_SHARE = 0.2

/**
 * Why this is not English text, as a sentence; null when it is. Other languages are not distinguished from random
 * letters.
 */
export function gibberishOf(
  content: string,
  notes: readonly GrammarNote[],
  read: ReadText,
): string | null {
  const count = read.words.length
  const unknown = notes.filter((note) => note.kind === 'Spelling' && !isName(content, note))
  if (count === 0 || unknown.length / count > MAX_UNKNOWN_SHARE) {
    return 'Most of the words are not in an English dictionary. Only essays in English can be scored.'
  }
  const shared = read.words.filter(({ word }) => FUNCTION_WORDS.has(word)).length / count
  if (shared < MIN_FUNCTION_WORD_SHARE || brokenShare(read) > MAX_BROKEN_SHARE) {
    return 'The words do not form English sentences. Only essays in English can be scored.'
  }
  return null
}

/** The share of determiners that the next word proves not to be used as one. */
function brokenShare({ words }: ReadText): number {
  const pairs = words
    .slice(0, -1)
    .map(({ word }, place) => [word, words[place + 1]?.word ?? ''] as const)
    .filter(([word]) => DETERMINERS.has(word))
  if (pairs.length < 5) return 0
  const broken = pairs.filter(([, next]) => NEVER_AFTER_DETERMINER.has(next))
  return broken.length / pairs.length
}
