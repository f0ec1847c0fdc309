import { STOP_WORDS } from '@landfall/matching/goals/stop-words'
import { cosine, textVector, type TextVector } from '@landfall/matching/goals/text-vector'
import type { WordVectors } from '@landfall/matching/goals/word-vectors'
import type { Guide } from './guide.ts'
import { GUIDES } from './guides/guides.ts'

/** The best guides for a question first; none where nothing fits well enough. */
export type FindGuides = (question: string) => Guide[]

const MOST = 3
/** What a phrase of a guide, each word of its title and its nearness by meaning are worth. */
const PHRASE = 3
const TITLE_WORD = 1
const MEANING = 4
/** Below, nearness says nothing: any two texts of this field are as near. */
const LEAST_COSINE = 0.55
const LEAST_SCORE = 2.5

type Known = {
  guide: Guide
  phrases: string[]
  title: Set<string>
  vector: TextVector | null
}

/** By the words that people ask with, and by meaning (the word vectors that ship with us). */
export function createFindGuides(vectors: WordVectors, guides = GUIDES): FindGuides {
  const known: Known[] = guides.map((guide) => ({
    guide,
    phrases: guide.asks.map(plainWords),
    title: new Set(tellingWords(guide.title)),
    vector: textVector(`${guide.title} ${guide.asks.join(' ')} ${guide.text}`, vectors),
  }))
  return (question) => {
    const text = ` ${plainWords(question)} `
    const words = new Set(tellingWords(question))
    const vector = textVector(question, vectors)
    const scored = known
      .map((one) => ({ guide: one.guide, score: scoreOf(one, text, words, vector) }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .toSorted((a, b) => b.score - a.score)
    const best = scored[0]?.score ?? 0
    return scored
      .filter(({ score }) => score >= best / 2)
      .slice(0, MOST)
      .map(({ guide }) => guide)
  }
}

function scoreOf(
  { phrases, title, vector }: Known,
  text: string,
  words: ReadonlySet<string>,
  asked: TextVector | null,
): number {
  const found = phrases.filter((phrase) => text.includes(` ${phrase} `))
  // A phrase of several words says more than one word.
  const byPhrase = found.reduce(
    (sum, phrase) => sum + PHRASE + phrase.split(' ').length - 1,
    0,
  )
  const byTitle = [...words].filter((word) => title.has(word)).length * TITLE_WORD
  const near = asked === null || vector === null ? 0 : cosine(asked, vector)
  return byPhrase + byTitle + Math.max(0, near - LEAST_COSINE) * MEANING
}

/** Lower case, each word without its ending, one space between. */
function plainWords(text: string): string {
  return wordsOf(text).map(stem).join(' ')
}

function tellingWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
}

export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/['’]/gu, '').match(/[a-z0-9]+/gu) ?? []
}

/** Plurals and the like are one word. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss'))
    return word.slice(0, -1)
  return word
}
