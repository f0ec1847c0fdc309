import type { CriterionExplanation } from '@landfall/matching/criteria/eligibility'
import type { Note } from '@landfall/matching/notes/outcome-notes'
import type { Awaited } from '@landfall/matching/requirements/awaited'
import type { NextQuestion } from '@landfall/matching/requirements/next-questions'
import type { AwardVerdict } from '@landfall/matching/requirements/judge-award'
import type { OpenQuestion } from '@landfall/matching/requirements/judge-requirement'
import type { ScoredTerm } from '@landfall/matching/score/terms'
import type { MatchChanges } from './match-changes.ts'

/** Everything of a result but the single awards: counts and words. */
export type MatchSummary = {
  overallScore: number | null
  matchCount: number
  toAnswerCount: number
  toCheckCount: number
  notEligibleCount: number
  openCount: number
  competitiveness: { met: number; stated: number }
  strengths: Note[]
  improvementAreas: Note[]
  recommendations: Note[]
  madeBy: string[]
  /** Of the matches shown, those with a coming date. */
  datesAhead: number
  /** Best first. */
  nextQuestions: AskedQuestion[]
  /** ISO instant; null when nothing of the catalog is known. */
  catalogueAsOf: string | null
  /** Decimal. */
  computeMilliseconds: string
}

/** A question that is worth answering, and what each answer would do now. */
export type AskedQuestion = NextQuestion & { fact: string; question: string }

/** Something that an award wants done or sent. */
export type AwardStep = {
  key: string
  label: string
  text: string
  /** What the student plans of it, in words. Older results do not have it. */
  yours?: string | null
}

/** One award with its words. */
export type ExplainedAward = {
  scholarshipId: string
  /** The catalogue's version that it was explained from. */
  version: number
  /** As the listing had them then. */
  title: string
  provider: string
  verdict: AwardVerdict
  /** The verdict in words. */
  label: string
  /** Null with any other verdict than ELIGIBLE, and where nothing comes before an application. */
  awaits: Awaited | null
  /** Of what is stated, in tenths of a percent. */
  shareTenths: number
  /** Null where too little is stated. */
  score: number | null
  scoreBase: string
  /** The last known deadline has passed, and no other is known. */
  isRoundOver: boolean
  hasDateAhead: boolean
  /** That it is here tells the student's gender or a sensitive answer: others do not see it. */
  isPrivate: boolean
  terms: ScoredTerm[]
  /** What the student can answer; answers themselves are not kept here. */
  questions: OpenQuestion[]
  /** What only the provider can judge, by name. */
  withProvider: string[]
  steps: AwardStep[]
  criteria: CriterionExplanation[]
  reasons: string[]
  applicationTips: string[]
  improvementAreas: string[]
}

/** A result in full. It never changes once it is stored. */
export type MatchResult = {
  id: string
  runId: string
  studentId: string
  summary: MatchSummary
  matches: ExplainedAward[]
  toAnswer: ExplainedAward[]
  toCheck: ExplainedAward[]
  /** Null for a student's first one. */
  changes: MatchChanges | null
}

/** Awards that the overall score is the mean of. */
const TOP_SHOWN = 3

/** The mean of the scores among the first three, whole; null where none of them has one. */
export function overallScoreOf(
  matches: readonly { score: number | null }[],
): number | null {
  const scores = matches.slice(0, TOP_SHOWN).flatMap(({ score }) => score ?? [])
  if (scores.length === 0) return null
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}
