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

/** What stands in the essay at one place, or is missing in it as a whole. */
export type Point = {
  /** Names the same finding in the next version too; several grammar notes may share one. */
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
  /** Of the overall score, before those that are not scored drop out. */
  weight: number
  /** What the figure rests on, with its numbers. */
  reason: string
}

/** Why an essay is judged as a whole before its parts are. */
export type Warning = { code: 'off-topic' | 'gibberish' | 'repetition'; text: string }

export type EssayScore = {
  /** 0 to 100, whole. */
  overallScore: number
  criteria: CriterionScore[]
  points: Point[]
  warning: Warning | null
  wordCount: number
  /** Who added notes on grammar; null: nobody. Reviews of before there could be one lack it. */
  secondChecker?: string | null
}

/** What an essay is held against. */
export type EssayInput = {
  content: string
  /** The question that it answers; null: not told. */
  prompt: string | null
  /** The most words that are asked for; null: not told. */
  wordLimit: number | null
}

/** What one criterion finds. Its quotes are in the text as it was read, not as it was written. */
export type Finding = {
  score: number | null
  reason: string
  points: FoundPoint[]
}

export type FoundPoint = Pick<Point, 'kind' | 'text'> & {
  /** Name of the finding within its criterion, with the words that it is about where it occurs for several. */
  name: string
  places: Span[]
}
