import { FUNCTION_WORDS } from '@landfall/matching/goals/stop-words'
import { cosine, textVector, type TextVector } from '@landfall/matching/goals/text-vector'
import type { WordVectors } from '@landfall/matching/goals/word-vectors'
import type { Context } from './context.ts'
import type { Guide } from './guide.ts'
import { GUIDES_OF } from './guides/guides-of-context.ts'
import { GUIDES } from './guides/guides.ts'

/** Finds the guides for a question, the best first; none where none fits well enough. */
export type FindGuides = (question: string, context: Context) => Guide[]

const MAX_GUIDES = 3
/** What a word is worth by its place in a guide, multiplied by how rare it is among the guides. */
const PLACES = { asks: 2, title: 2, text: 0.6 } as const
/** Extra points for each word of a phrase in the guide's `asks` that occurs in the question as it is. */
const PHRASE_WORD = 1.5
const MEANING = 8
/** Below this, similarity says nothing: any two texts in this field are that similar. */
const MIN_COSINE = 0.45
const MIN_SCORE = 3
/**
 * Extra points for a guide about what the student chose to talk about, as many as one rare word of the text. They
 * decide where a question says little; a guide that shares nothing with the question stays out.
 */
const OF_CONTEXT = 3
const MIN_OF_CONTEXT = 2

/** Words that people use toward whoever they ask, whatever the question is about. */
const TALK = new Set('tell say ask know please dont im hw u r hi hello thing'.split(' '))

type Place = keyof typeof PLACES
type Known = {
  guide: Guide
  phrases: string[]
  words: Record<Place, Set<string>>
  vector: TextVector | null
}

/** Finds guides by the words that people ask with, and by meaning (the word vectors that ship with the code). */
export function createFindGuides(vectors: WordVectors, guides = GUIDES): FindGuides {
  const known = guides.map((guide) => knownOf(guide, vectors))
  const rarity = rarityIn(known)
  return (question, context) => {
    const text = ` ${plainWords(question)} `
    const words = new Set(contentWords(question))
    const vector = textVector(question, vectors)
    const scored = known
      .map((one) => ({
        guide: one.guide,
        score: inContext(one.guide, context, scoreOf(one, { text, words, vector }, rarity)),
      }))
      .filter(({ score }) => score >= MIN_SCORE)
      .toSorted((a, b) => b.score - a.score)
    const best = scored[0]?.score ?? 0
    return scored
      .filter(({ score }) => score >= best * 0.6)
      .slice(0, MAX_GUIDES)
      .map(({ guide }) => guide)
  }
}

function knownOf(guide: Guide, vectors: WordVectors): Known {
  const { title, asks, text } = guide
  return {
    guide,
    phrases: asks.map(plainWords),
    words: {
      asks: new Set(contentWords(asks.join(' '))),
      title: new Set(contentWords(title)),
      text: new Set(contentWords(text)),
    },
    vector: textVector(`${title} ${asks.join(' ')} ${text}`, vectors),
  }
}

/** A word in all guides is worth nothing, a word in a single guide is worth the most. */
function rarityIn(known: readonly Known[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { words } of known) {
    for (const word of new Set([...words.asks, ...words.title, ...words.text])) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return (word) => Math.log(known.length / (counts.get(word) ?? known.length))
}

type Asked = { text: string; words: ReadonlySet<string>; vector: TextVector | null }

function scoreOf(
  { phrases, words, vector }: Known,
  asked: Asked,
  rarity: (word: string) => number,
): number {
  let score = 0
  for (const word of asked.words) {
    const worth = (Object.keys(PLACES) as Place[])
      .filter((place) => words[place].has(word))
      .map((place) => PLACES[place])
    score += rarity(word) * Math.max(0, ...worth)
  }
  for (const phrase of phrases) {
    if (asked.text.includes(` ${phrase} `)) score += PHRASE_WORD * phrase.split(' ').length
  }
  const near = asked.vector === null || vector === null ? 0 : cosine(asked.vector, vector)
  return score + Math.max(0, near - MIN_COSINE) * MEANING
}

function inContext({ id }: Guide, context: Context, score: number): number {
  const isOf = score >= MIN_OF_CONTEXT && GUIDES_OF[context].has(id)
  return isOf ? score + OF_CONTEXT : score
}

/** The words in lower case, without their endings, separated by one space. */
function plainWords(text: string): string {
  return wordsOf(text).map(stem).join(' ')
}

function contentWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !FUNCTION_WORDS.has(word) && !TALK.has(word))
    .map(stem)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/['’]/gu, '').match(/[a-z0-9]+/gu) ?? []
}

/** Maps plurals, and two names for one thing, to one word. */
function stem(word: string): string {
  const one = withoutEnding(word)
  return one === 'award' ? 'scholarship' : one
}

function withoutEnding(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss'))
    return word.slice(0, -1)
  return word
}
