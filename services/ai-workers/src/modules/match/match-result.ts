import type { CriterionExplanation } from '@landfall/matching/criteria/eligibility'
import type { Note } from '@landfall/matching/notes/outcome-notes'
import type { ScoredTerm } from '@landfall/matching/score/terms'
import type { MatchChanges } from './match-changes.ts'

/** Everything of a result but the single awards: counts and words. */
export type MatchSummary = {
  overallScore: number | null
  matchCount: number
  checkCount: number
  notEligibleCount: number
  openCount: number
  competitiveness: { met: number; stated: number }
  strengths: Note[]
  improvementAreas: Note[]
  recommendations: Note[]
  madeBy: string[]
  /** ISO instant; null when nothing of the catalogue is known. */
  catalogueAsOf: string | null
  /** Decimal. */
  computeMilliseconds: string
}

/** One award with its words. */
export type ExplainedAward = {
  scholarshipId: string
  /** The catalogue's version that it was explained from. */
  version: number
  /** As the listing had them then. */
  title: string
  provider: string
  /** Tenths of a point. */
  tenths: number
  score: number
  terms: ScoredTerm[]
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
  checkFirst: ExplainedAward[]
  /** Null for a student's first one. */
  changes: MatchChanges | null
}

/** Awards that the overall score is the mean of. */
const TOP_SHOWN = 3

/** The mean of the best three scores, whole; null without a match. */
export function overallScoreOf(matches: readonly { score: number }[]): number | null {
  const top = matches.slice(0, TOP_SHOWN)
  if (top.length === 0) return null
  return Math.round(top.reduce((sum, { score }) => sum + score, 0) / top.length)
}
