import { gibberishOf } from './checks/gibberish.ts'
import { repetitionOf } from './checks/repetition.ts'
import { grammar } from './criteria/grammar.ts'
import { length, limitInPrompt } from './criteria/length.ts'
import { isOffTopic, promptFit } from './criteria/prompt-fit.ts'
import { scale, weightedMean } from './criteria/scale.ts'
import { specificity } from './criteria/specificity.ts'
import { structure } from './criteria/structure.ts'
import { voice } from './criteria/voice.ts'
import {
  CRITERIA,
  type CriterionCode,
  type CriterionScore,
  type EssayInput,
  type EssayScore,
  type Finding,
  type Point,
  type Warning,
} from './essay-score.ts'
import { correctText } from './grammar/correct-text.ts'
import type { GrammarNote } from './grammar/grammar-note.ts'
import type { SecondOpinion } from './grammar/second-opinion.ts'
import { readText, wordsOf } from './text/read-text.ts'
import type { ReadText, Span } from './text/text.ts'

/** Raise it with anything that changes a figure: older reviews stay as they were made. */
export const SCORER_VERSION = 1

const WEIGHTS: Record<CriterionCode, number> = {
  'prompt-fit': 25,
  structure: 20,
  specificity: 25,
  voice: 15,
  length: 10,
  grammar: 5,
}

/** The range of the overall score of a text whose parts mean little according to a check. */
const BANDS: Record<Warning['code'], readonly [least: number, most: number]> = {
  repetition: [0, 4],
  gibberish: [5, 9],
  'off-topic': [10, 30],
}

/**
 * Scores an essay by rules, from its text and the checker's notes alone: the same text always has the same score,
 * and no instruction in it is followed. Content is judged with spelling slips corrected; quotes are as written. A
 * second opinion adds points to read but changes no figure.
 */
export function scoreEssay(
  { content, prompt, wordLimit }: EssayInput,
  notes: readonly GrammarNote[],
  second: SecondOpinion | null = null,
): EssayScore {
  const { text, originalOf } = correctText(content, notes)
  const read = readText(text)
  const wordCount = wordsOf(content).length
  const found: Record<CriterionCode, Finding> = {
    'prompt-fit': promptFit(read, prompt),
    structure: structure(read),
    specificity: specificity(read),
    voice: voice(read),
    length: length(wordCount, wordLimit ?? limitInPrompt(prompt)),
    grammar: grammar(content, notes, wordCount, second),
  }
  const asWritten = (code: CriterionCode) => (code === 'grammar' ? same : originalOf)
  const warning = warningOf({ content, prompt, notes, read, fit: found['prompt-fit'] })
  const criteria = CRITERIA.map((code) => criterionOf(code, found[code]))
  return {
    overallScore: overallOf(criteria, warning),
    criteria,
    points: CRITERIA.flatMap((code) =>
      pointsOf(code, found[code], (span) => quoteOf(content, asWritten(code)(span))),
    ),
    warning,
    wordCount,
    secondChecker: second?.by ?? null,
  }
}

function same(span: Span): Span {
  return span
}

function quoteOf(content: string, { from, to }: Span) {
  return { from, to, quote: content.slice(from, to) }
}

function criterionOf(code: CriterionCode, { score, reason }: Finding): CriterionScore {
  const whole = score === null ? null : Math.round(score)
  return { code, score: whole, weight: WEIGHTS[code], reason }
}

function overallOf(criteria: readonly CriterionScore[], warning: Warning | null): number {
  const mean = weightedMean(
    criteria.flatMap(({ score, weight }) =>
      score === null ? [] : [[score, weight] as const],
    ),
  )
  if (warning === null) return Math.round(mean)
  const [least, most] = BANDS[warning.code]
  return Math.round(least + ((most - least) * scale(mean, 0, 100)) / 100)
}

function warningOf(o: {
  content: string
  prompt: string | null
  notes: readonly GrammarNote[]
  read: ReadText
  fit: Finding
}): Warning | null {
  const repetition = repetitionOf(o.read, o.prompt)
  if (repetition !== null) return { code: 'repetition', text: repetition }
  const gibberish = gibberishOf(o.content, o.notes, o.read)
  if (gibberish !== null) return { code: 'gibberish', text: gibberish }
  if (!isOffTopic(o.fit)) return null
  const text =
    'Hardly any sentence is about what the prompt asks. Is this the right essay for it?'
  return { code: 'off-topic', text }
}

function pointsOf(
  criterion: CriterionCode,
  { points }: Finding,
  quote: (span: Span) => Point['quotes'][number],
): Point[] {
  return points.map(({ name, kind, text, places }) => {
    const key = `${criterion}.${name}`
    return { key, kind, criterion, text, quotes: places.map(quote) }
  })
}
