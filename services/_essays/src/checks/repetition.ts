import { promptStems } from '../criteria/prompt-parts.ts'
import { BUZZWORDS, FUNCTION_WORDS } from '../criteria/word-lists.ts'
import type { ReadText } from '../text/text.ts'

/**
 * Above these shares, a text is written for a counter and not for a reader. Word shares are of the words that carry
 * meaning.
 */
const MAX_SHARES = { sentences: 0.4, topStems: 0.5, prompt: 0.4, buzzwords: 0.35 }
const MIN_WORDS = 30

/**
 * Why this text repeats words instead of saying something, as a sentence; null when it does not. It counts
 * sentences that occur twice, the five most common words, words of the prompt, and big words of essays.
 */
export function repetitionOf(read: ReadText, prompt: string | null): string | null {
  const contentWords = read.words.filter(({ word }) => !FUNCTION_WORDS.has(word))
  if (contentWords.length < MIN_WORDS) return null
  const share = (test: (word: (typeof contentWords)[number]) => boolean) =>
    contentWords.filter(test).length / contentWords.length
  if (repeatedSentences(read) > MAX_SHARES.sentences) {
    return 'The same sentences occur again and again.'
  }
  const top = commonest(contentWords.map(({ stem }) => stem))
  const ofPrompt = prompt === null ? new Set<string>() : promptStems(prompt)
  if (
    share(({ stem }) => top.has(stem)) > MAX_SHARES.topStems ||
    share(({ stem }) => ofPrompt.has(stem)) > MAX_SHARES.prompt ||
    share(({ word }) => BUZZWORDS.has(word)) > MAX_SHARES.buzzwords
  ) {
    return 'The same few words occur again and again. They add length and say nothing new.'
  }
  return null
}

/** The share of sentences that occurred before, word for word. */
function repeatedSentences({ sentences }: ReadText): number {
  const said = sentences.map(({ words }) => words.map(({ stem }) => stem).join(' '))
  return sentences.length < 4 ? 0 : 1 - new Set(said).size / said.length
}

function commonest(stems: readonly string[]): ReadonlySet<string> {
  const groups = [...Map.groupBy(stems, (stem) => stem)]
  const top = groups.toSorted(([, a], [, b]) => b.length - a.length).slice(0, 5)
  return new Set(top.map(([stem]) => stem))
}
