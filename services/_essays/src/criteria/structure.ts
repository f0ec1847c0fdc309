import type { Finding, FoundPoint } from '../essay-score.ts'
import type { ReadText, Sentence } from '../text/text.ts'
import { counted, scale, weightedMean } from './scale.ts'
import { CLOSING_WORDS, CONNECTIVES, EMPTY_OPENINGS } from './word-lists.ts'

/** From this many words on, one paragraph is too few. */
const SHORT_WORDS = 120
/** The number of words of a paragraph that is easy to follow. */
const PARAGRAPH_WORDS = 110

/** Scores the paragraphs, the opening, the closing, and how sentences are tied together. */
export function structure(read: ReadText): Finding {
  const { paragraphs, words } = read
  const wanted =
    words.length < SHORT_WORDS ? 1 : Math.min(4, 2 + Math.floor(words.length / 200))
  const parted = scale(paragraphs.length, wanted === 1 ? 0 : 1, wanted)
  const long = paragraphs.filter((one) => countOf(one) > 2 * PARAGRAPH_WORDS)
  const opening = openingOf(read)
  const closing = closingOf(read)
  const ties = tiesOf(read)
  const score = weightedMean([
    [long.length > 0 ? Math.min(parted, 60) : parted, 30],
    [opening.score, 25],
    [closing.score, 20],
    [scale(ties.share, 0.05, 0.35), 10],
    [scale(words.length, 40, 180), 15],
  ])
  return {
    score,
    reason: `${counted(paragraphs.length, 'paragraph')}; ${ties.count} of ${counted(read.sentences.length, 'sentence')} with a word that links it to the one before.`,
    points: [
      ...paragraphPoints(paragraphs.length, wanted, long),
      ...opening.points,
      ...closing.points,
      ...(ties.share < 0.12 && read.sentences.length > 5 ? [LOOSE] : []),
    ],
  }
}

const LOOSE: FoundPoint = {
  name: 'loose',
  kind: 'open',
  text: 'Few sentences say how they follow from the one before (then, because, but, after …).',
  places: [],
}

function countOf({ sentences }: ReadText['paragraphs'][number]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0)
}

function paragraphPoints(
  count: number,
  wanted: number,
  long: readonly ReadText['paragraphs'][number][],
): FoundPoint[] {
  const first = long[0]?.sentences[0]
  if (first !== undefined) {
    const text = `This paragraph is longer than ${2 * PARAGRAPH_WORDS} words. Where does a new thought begin?`
    return [{ name: 'long-paragraph', kind: 'open', text, places: [first] }]
  }
  if (count >= wanted) return []
  const text = `${counted(count, 'paragraph')} for this length: give each step of the story its own.`
  return [{ name: 'few-paragraphs', kind: 'open', text, places: [] }]
}

function openingOf({ text, sentences }: ReadText): { score: number; points: FoundPoint[] } {
  const [first] = sentences
  if (first === undefined) return { score: 0, points: [] }
  const said = text.slice(first.from, first.to)
  if (EMPTY_OPENINGS.some((empty) => empty.test(said))) {
    const message =
      'Many essays open like this. A reader learns nothing about you from it yet.'
    return {
      score: 20,
      points: [{ name: 'opening', kind: 'open', text: message, places: [first] }],
    }
  }
  if (!isScene(first)) return { score: 60, points: [] }
  const message = 'The opening takes the reader straight to a moment or a fact.'
  return {
    score: 100,
    points: [{ name: 'opening', kind: 'strength', text: message, places: [first] }],
  }
}

const WHEN =
  /^(when|after|before|at|on|in|one|every|the (first|last|day|night|morning)|last)$/

/** Whether the first words have a number, a name or a time. */
function isScene({ words }: Sentence): boolean {
  return words.some(
    ({ word, isCapital }, place) =>
      /\d/.test(word) ||
      (place > 0 && isCapital && !word.startsWith('i')) ||
      (place < 2 && WHEN.test(word)),
  )
}

function closingOf({ paragraphs, sentences }: ReadText): {
  score: number
  points: FoundPoint[]
} {
  const last = paragraphs.at(-1)?.sentences ?? []
  const end = paragraphs.length > 1 ? last : sentences.slice(-2)
  const said = end.flatMap(({ words }) => words.map(({ word }) => word))
  const hits = new Set(said.filter((word) => CLOSING_WORDS.has(word))).size
  const [final] = end.slice(-1)
  if (final === undefined) return { score: 0, points: [] }
  if (hits >= 2) {
    const text = 'The closing says what follows from the story.'
    return {
      score: 100,
      points: [{ name: 'closing', kind: 'strength', text, places: [final] }],
    }
  }
  const text = 'The essay stops here. What did it change, and what comes next?'
  return {
    score: hits === 1 ? 60 : 25,
    points: [{ name: 'closing', kind: 'open', text, places: [final] }],
  }
}

function tiesOf({ sentences }: ReadText): { count: number; share: number } {
  const count = sentences.filter(({ words }) =>
    words.some(({ word }) => CONNECTIVES.has(word)),
  ).length
  return { count, share: sentences.length === 0 ? 0 : count / sentences.length }
}
