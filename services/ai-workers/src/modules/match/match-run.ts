import type { MatchQuery, NeedLevel } from '@landfall/matching/match-query'
import type { SealedStudent } from '@landfall/matching/requirements/open-sealed'
import type { RankedAward } from './match-changes.ts'
import type { MatchSummary } from './match-result.ts'

export type MatchRunStatus = 'queued' | 'running' | 'finished' | 'failed'

/** What started a match: the student, or a change that caused it automatically. */
export const MATCH_CAUSES = ['student', 'profile', 'catalogue'] as const
export type MatchCause = (typeof MATCH_CAUSES)[number]

export const FORM_DEGREE_LEVELS = ['undergraduate', 'graduate', 'phd', 'postdoc'] as const
export const FORM_ENGLISH = [
  'toefl_100',
  'toefl_90',
  'toefl_80',
  'ielts_7_5',
  'ielts_7',
  'ielts_6_5',
  'native',
  // No score yet, or a score of another test: the band is not known then.
  'other',
] as const
export const FORM_NEEDS = ['low', 'medium', 'high', 'full', 'undisclosed'] as const

/** The need as the rules know it; null for a student who would rather not say. */
export function needOf(chosen: (typeof FORM_NEEDS)[number]): NeedLevel | null {
  return chosen === 'undisclosed' ? null : chosen
}

/** The matching form as it was sent; null where a field was left empty. */
export type MatchProfile = {
  academicField: string
  degreeLevel: string
  /** On the 4.0 scale; converted when the grade was stated on another scale. */
  gpa: string | null
  /** A code of the reference's scales. Older runs have none. */
  gradeScale?: string | null
  gradeOriginal?: string | null
  /** ISO 3166-1 alpha-2; null for "other". */
  country: string | null
  countryName: string
  englishProficiency: string
  financialNeed: string
  careerGoals: string
  extracurriculars: string | null
  /** Two-letter codes. */
  preferredStates: string[]
  minAmount: string | null
}

/**
 * The input of a run. The same values and the same catalog give the same result. It is stored without the student's
 * details and answers, which are stored sealed beside it.
 */
export type MatchAsked = {
  query: MatchQuery
  goals: string
  /** The day by which students are judged, YYYY-MM-DD. */
  today: string
  /** The instant that deadlines are compared with, each in its own time zone. Earlier runs did not keep it. */
  at?: string
}

/** One match of one student, without its words. */
export type MatchRun = {
  id: string
  studentId: string
  status: MatchRunStatus
  cause: MatchCause
  profile: MatchProfile
  createdAt: Date
  finishedAt: Date | null
  /** Why it failed, in words for the student. */
  failure: string | null
  resultId: string | null
  summary: MatchSummary | null
  /** The token of its private link; null when it is not shared. */
  shareToken: string | null
}

export type NewMatchRun = Pick<
  MatchRun,
  'id' | 'studentId' | 'cause' | 'profile' | 'createdAt'
> &
  SealedStudent & { asked: MatchAsked }

/** A run as the worker takes it up, with the student's newest finished run before it. */
export type WorkedRun = Pick<MatchRun, 'id' | 'studentId' | 'cause'> &
  SealedStudent & { asked: MatchAsked; earlier: EarlierRun | null }

/** What is written when a run finishes. */
export type FinishedMatch = {
  id: string
  resultId: string
  finishedAt: Date
  summary: MatchSummary
  ranked: RankedAward[]
}

/** The end of a run that a request waited for. */
export type RunEnd = { resultId: string; finishedAt: Date; summary: MatchSummary }

/** A finished run that another is compared with. */
export type EarlierRun = SealedStudent & {
  finishedAt: Date
  asked: MatchAsked
  ranked: RankedAward[]
  matchCount: number
}

export function finished(run: MatchRun, end: RunEnd): MatchRun {
  return { ...run, ...end, status: 'finished' }
}

export function isOver({ status }: Pick<MatchRun, 'status'>): boolean {
  return status === 'finished' || status === 'failed'
}
