import type { Span } from './text/text.ts'

export const CRITERIA = [
  'prompt-fit',
  'structure',
  'specificity',
  'voice',
  'length',
  'grammar',
] as const
export type CriterionCode = (typeof CRITERIA)[number]

/** A sentence of the essay, at its place: `content.slice(from, to)` is the quote. */
export type Quote = Span & { quote: string }

/** Something that is found at one place of the essay, or that the whole essay lacks. */
export type Point = {
  /** The same finding has the same key in the next version; several grammar notes may share one. */
  key: string
  kind: 'strength' | 'open'
  criterion: CriterionCode
  text: string
  quotes: Quote[]
}

export type CriterionScore = {
  code: CriterionCode
  /** 0 to 100; null where there is nothing to compare the essay with. */
  score: number | null
  /** The weight in the overall score, before criteria that are not scored drop out. */
  weight: number
  /** What the figure is based on, with its numbers. */
  reason: string
}

/** Why an essay is judged as a whole before its parts are. */
export type Warning = { code: 'off-topic' | 'gibberish' | 'repetition'; text: string }

export type EssayScore = {
  /** A whole number, 0 to 100. */
  overallScore: number
  criteria: CriterionScore[]
  points: Point[]
  warning: Warning | null
  wordCount: number
  /** The checker that added notes on grammar; null: none did. Older reviews lack the field. */
  secondChecker?: string | null
}

/** The essay, and what it is compared with. */
export type EssayInput = {
  content: string
  /** The question that the essay answers; null: not stated. */
  prompt: string | null
  /** The maximum number of words asked for; null: not stated. */
  wordLimit: number | null
}

/** What one criterion finds. Its quotes refer to the corrected text, not to the text as written. */
export type Finding = {
  score: number | null
  reason: string
  points: FoundPoint[]
}

export type FoundPoint = Pick<Point, 'kind' | 'text'> & {
  /**
   * The name of the finding within its criterion; if it can occur several times, with the words that it is about.
   */
  name: string
  places: Span[]
}
