import type { Finding, FoundPoint } from '../essay-score.ts'
import type { ReadText, Sentence } from '../text/text.ts'
import { counted, scale } from './scale.ts'
import { CLICHES } from './word-lists.ts'

const NUMBER_WORDS = new Set(
  `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand
  million dozen half`.split(/\s+/),
)
const TIMES = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december morning evening afternoon night midnight noon dawn summer winter spring autumn`.split(
    /\s+/,
  ),
)
/** More details per 100 words than this make no difference. */
const ENOUGH = 7

/**
 * How much the essay says that only this writer could: numbers, names, times, what somebody said; less for phrases
 * that everybody uses. It counts details and does not know whether they matter.
 */
export function specificity(read: ReadText): Finding {
  const details = read.sentences.map((sentence) => detailsOf(sentence, read.text))
  const total = details.reduce((sum, count) => sum + count, 0)
  const per100 = (total * 100) / Math.max(60, read.words.length)
  const cliches = read.sentences.filter(
    (sentence) => clicheOf(sentence, read.text) !== null,
  )
  const lost = Math.min(40, (cliches.length * 100) / Math.max(4, read.sentences.length))
  return {
    score: Math.max(0, scale(per100, 0, ENOUGH) - lost),
    reason: `${counted(total, 'number, name or time', 'numbers, names and times')} in ${counted(read.words.length, 'word')}; ${counted(cliches.length, 'sentence')} with a phrase that everyone uses.`,
    points: [
      ...strengths(read.sentences, details),
      ...cliches.slice(0, 4).map((sentence) => clichePoint(sentence, read.text)),
      ...vague(read.sentences, details),
    ],
  }
}

/** The number of details in one sentence, each counted once; at most three. */
function detailsOf({ words, from, to }: Sentence, text: string): number {
  const found = words.filter(({ word, isCapital }, place) => {
    if (/\d/.test(word) || NUMBER_WORDS.has(word) || TIMES.has(word)) return true
    const isName = isCapital && place > 0 && !/^(i|i'.*)$/.test(word)
    return isName && !words[place - 1]?.isCapital
  }).length
  const isSpeech = /["“”]/.test(text.slice(from, to)) ? 1 : 0
  return Math.min(3, found + isSpeech)
}

function clicheOf({ from, to }: Sentence, text: string): string | null {
  const said = text.slice(from, to).toLowerCase().replaceAll('’', "'")
  return CLICHES.find((cliche) => said.includes(cliche)) ?? null
}

function clichePoint(sentence: Sentence, text: string): FoundPoint {
  const cliche = clicheOf(sentence, text) ?? ''
  return {
    name: `cliche:${cliche}`,
    kind: 'open',
    text: `“${cliche}” could be in anyone’s essay. What happened to you in particular?`,
    places: [sentence],
  }
}

function strengths(
  sentences: readonly Sentence[],
  details: readonly number[],
): FoundPoint[] {
  const places = sentences
    .map((sentence, place) => ({ sentence, count: details[place] ?? 0 }))
    .filter(({ count }) => count >= 2)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ sentence }) => sentence)
  if (places.length === 0) return []
  const text = 'Numbers, names and times that only you could tell.'
  return [{ name: 'details', kind: 'strength', text, places }]
}

/** The longest stretch without any detail, if it has at least four sentences. */
function vague(sentences: readonly Sentence[], details: readonly number[]): FoundPoint[] {
  let longest: Sentence[] = []
  let current: Sentence[] = []
  for (const [place, sentence] of sentences.entries()) {
    current = (details[place] ?? 0) > 0 ? [] : [...current, sentence]
    if (current.length > longest.length) longest = current
  }
  const [first] = longest
  if (first === undefined || longest.length < 4) return []
  const text = `From here, ${longest.length} sentences go by without a number, a name or a time. Where could you add one scene?`
  return [{ name: 'vague', kind: 'open', text, places: [first] }]
}
