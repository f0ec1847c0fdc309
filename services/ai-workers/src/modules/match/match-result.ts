import type { CriterionExplanation } from '@landfall/matching/criteria/eligibility'
import type { Note } from '@landfall/matching/notes/outcome-notes'
import type { Awaited } from '@landfall/matching/requirements/awaited'
import type { NextQuestion } from '@landfall/matching/requirements/next-questions'
import type { AwardVerdict } from '@landfall/matching/requirements/judge-award'
import type { OpenQuestion } from '@landfall/matching/requirements/judge-requirement'
import type { ScoredTerm } from '@landfall/matching/score/terms'
import type { MatchChanges } from './match-changes.ts'

/** Everything in a result except the single awards: counts and words. */
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
  /** How many of the matches shown have a date ahead. */
  datesAhead: number
  /** Best first. */
  nextQuestions: AskedQuestion[]
  /** ISO instant; null when nothing is known of the catalog. */
  catalogueAsOf: string | null
  /** Decimal. */
  computeMilliseconds: string
}

/** A question that is worth answering, and the effect of each answer now. */
export type AskedQuestion = NextQuestion & { fact: string; question: string }

/** Something that an award requires to be done or sent. */
export type AwardStep = {
  key: string
  label: string
  text: string
  /** The student's plans for it, in words. Older results do not have it. */
  yours?: string | null
}

/** One award with its words. */
export type ExplainedAward = {
  scholarshipId: string
  /** The catalog's version that the words were made from. */
  version: number
  /** As the listing stated it then. */
  title: string
  provider: string
  verdict: AwardVerdict
  /** The verdict in words. */
  label: string
  /** Null when the verdict is not ELIGIBLE, or nothing comes before an application. */
  awaits: Awaited | null
  /** The share of what is stated, in tenths of a percent. */
  shareTenths: number
  /** Null where too little is stated. */
  score: number | null
  scoreBase: string
  /** The last known deadline has passed, and no next one is known. */
  isRoundOver: boolean
  hasDateAhead: boolean
  /** True when being listed reveals the student's gender or a sensitive answer: others do not see the award. */
  isPrivate: boolean
  terms: ScoredTerm[]
  /** Questions that the student can answer; answers themselves are not kept here. */
  questions: OpenQuestion[]
  /** The names of what only the provider can judge. */
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

/** How many awards the overall score is the mean of. */
const TOP_SHOWN = 3

/** The rounded mean of the scores among the first three; null when none of them has a score. */
export function overallScoreOf(
  matches: readonly { score: number | null }[],
): number | null {
  const scores = matches.slice(0, TOP_SHOWN).flatMap(({ score }) => score ?? [])
  if (scores.length === 0) return null
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}
