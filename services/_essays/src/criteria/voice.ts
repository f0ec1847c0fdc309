import type { Finding, FoundPoint } from '../essay-score.ts'
import type { ReadText, Sentence } from '../text/text.ts'
import { scale, weightedMean } from './scale.ts'
import { FIRST_PERSON } from './word-lists.ts'

const BE = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being'])
const IRREGULAR = new Set(
  'born built brought chosen done drawn driven eaten fallen forgotten found given gone grown held kept known left lost made met paid put said seen sent shown sold spent spoken taken taught thought told understood won written'.split(
    ' ',
  ),
)
/** No reader takes "was born" for a passive. */
const NO_PASSIVE = new Set(['born', 'gone'])

/**
 * Whether the writer's voice can be heard: first person, sentences of different lengths and beginnings, few
 * passives. Habits of style differ between languages, so none of these alone costs much.
 */
export function voice({ sentences, text }: ReadText): Finding {
  if (sentences.length === 0)
    return { score: 0, reason: 'No sentence was found.', points: [] }
  const own = shareOf(sentences, isFirstPerson)
  const passive = sentences.filter(isPassive)
  const sameStart = mostCommonStart(sentences)
  const variety = varietyOf(sentences)
  const score = weightedMean([
    [scale(own, 0.05, 0.4), 35],
    [scale(variety, 0.1, 0.4), 30],
    [scale(sameStart.share, 0.75, 0.35), 20],
    [scale(passive.length / sentences.length, 0.5, 0.15), 15],
  ])
  // Two sentences are too few to show variety.
  const full = scale(sentences.length, 1, 6)
  return {
    score: Math.min(score, full),
    reason: `First person in ${percent(own)} of the sentences; passive in ${percent(passive.length / sentences.length)}; ${percent(sameStart.share)} begin with “${capitalized(sameStart.word)}”.`,
    points: [
      ...(own < 0.2 ? [nobodyHeard(sentences)] : []),
      ...(sameStart.share > 0.5 && sentences.length > 5 ? [samePoint(sameStart)] : []),
      ...(passive.length / sentences.length > 0.3 ? [passivePoint(passive)] : []),
      ...(variety < 0.2 && sentences.length > 5 ? [EVEN] : []),
      ...(own >= 0.3 && variety >= 0.4 ? [heard(sentences, text)] : []),
    ].flat(),
  }
}

const EVEN: FoundPoint = {
  name: 'even',
  kind: 'open',
  text: 'All sentences are about the same length. A short one makes a reader stop.',
  places: [],
}

function nobodyHeard(sentences: readonly Sentence[]): FoundPoint {
  const text = 'You are hardly in this essay. What did you do, see or think?'
  return { name: 'nobody', kind: 'open', text, places: sentences.slice(0, 1) }
}

type Start = { word: string; share: number; sentences: Sentence[] }

function samePoint({ word, sentences }: Start): FoundPoint {
  const text = `More than half of the sentences begin with “${capitalized(word)}”.`
  return { name: 'same-start', kind: 'open', text, places: sentences.slice(0, 3) }
}

function passivePoint(passive: readonly Sentence[]): FoundPoint {
  const text = 'Who did it? Passive sentences hide the person who acts.'
  return { name: 'passive', kind: 'open', text, places: passive.slice(0, 3) }
}

function heard(sentences: readonly Sentence[], text: string): FoundPoint[] {
  const short = sentences.filter(
    (one) =>
      isFirstPerson(one) && one.words.length >= 3 && one.to - one.from < 60 && text !== '',
  )
  if (short.length === 0) return []
  const words = 'Long and short sentences alternate, and your voice comes through.'
  return [{ name: 'heard', kind: 'strength', text: words, places: short.slice(0, 2) }]
}

function isFirstPerson({ words }: Sentence): boolean {
  return words.some(({ word }) => FIRST_PERSON.has(word))
}

/** A form of "be" followed by a participle, directly or one word later. */
function isPassive({ words }: Sentence): boolean {
  return words.some(({ word }, place) => {
    if (!BE.has(word)) return false
    return words
      .slice(place + 1, place + 3)
      .some((next) => isParticiple(next.word) && !NO_PASSIVE.has(next.word))
  })
}

function isParticiple(word: string): boolean {
  return IRREGULAR.has(word) || (word.length > 4 && word.endsWith('ed'))
}

function mostCommonStart(sentences: readonly Sentence[]): Start {
  const starts = Map.groupBy(sentences, ({ words }) => words[0]?.word ?? '')
  const [[word, most] = ['', []]] = [...starts].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return { word, share: most.length / sentences.length, sentences: most }
}

/** The standard deviation of the lengths divided by their mean. */
function varietyOf(sentences: readonly Sentence[]): number {
  const lengths = sentences.map(({ words }) => words.length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const square =
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return Math.sqrt(square) / mean
}

function shareOf(sentences: readonly Sentence[], test: (one: Sentence) => boolean): number {
  return sentences.filter(test).length / sentences.length
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
