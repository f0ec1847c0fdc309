import type { ReviewAssignment } from '../assignment/review-assignment.store.ts'
import {
  type MentorOfApplicant,
  type ReviewConflict,
  sharedInstitution,
} from '../conflict/review-conflict.ts'
import type { PlannedDecision } from '../decision/planned-decision.ts'
import { type AdjustedScore, adjustScores, type Leniency } from '../drift/adjust-scores.ts'
import type { ReviewEntry } from '../entry/review-entry.ts'
import type { ReviewScore } from '../score/review-score.ts'
import type { Review } from '../settings/review.ts'

/** A score, with whether it still counts. */
export type BoardScore = ReviewScore & {
  /** It was final for an earlier submission; it does not count until it is final for the last one. */
  isOutdated: boolean
}

/** One application with everything that its review knows about it, before anything is hidden from the viewer. */
export type BoardRow = ReviewEntry & {
  /** Reviewers without a conflict. */
  assigned: string[]
  /** Conflicts that were not lifted. */
  conflicts: ReviewConflict[]
  /** Scores of everybody without a conflict, including drafts. */
  scores: BoardScore[]
  /** How many of them are final. */
  reviewCount: number
  adjusted: AdjustedScore | null
  rank: number | null
  planned: PlannedDecision | null
}

export type Board = {
  review: Review
  /** The first submitted first. */
  rows: BoardRow[]
  leniencies: ReadonlyMap<string, Leniency>
}

/** Institutions by reviewer. */
export type Affiliations = ReadonlyMap<string, readonly string[]>

type Parts = {
  review: Review
  entries: readonly ReviewEntry[]
  assignments: readonly ReviewAssignment[]
  /** Includes lifted ones. */
  conflicts: readonly ReviewConflict[]
  affiliations: Affiliations
  /** Those who have met come first. */
  mentors: readonly MentorOfApplicant[]
  scores: readonly ReviewScore[]
  planned: readonly PlannedDecision[]
}

/** Combines what is known about each application, and ranks those that are scored and not withdrawn. */
export function buildBoard(parts: Parts): Board {
  const assigned = byApplication(parts.assignments)
  const known = byApplication(parts.conflicts)
  const mentors = byApplication(parts.mentors)
  const scores = byApplication(parts.scores)
  const planned = byApplication(parts.planned)
  const unranked = parts.entries.map((entry) => {
    const { applicationId: id } = entry
    const found = [
      ...mentoredBy(mentors.get(id) ?? [], parts.review),
      ...sharingInstitution(entry, parts),
    ]
    const conflicts = standing(known.get(id) ?? [], found)
    const mayScore = ({ reviewerId }: { reviewerId: string }) =>
      !conflicts.some((one) => one.reviewerId === reviewerId)
    const counted = (scores.get(id) ?? []).filter(mayScore).map(asOf(entry))
    return {
      ...entry,
      assigned: (assigned.get(id) ?? []).filter(mayScore).map((one) => one.reviewerId),
      conflicts,
      scores: counted,
      reviewCount: counted.filter(({ isFinal }) => isFinal).length,
      planned: planned.get(id)?.[0] ?? null,
    }
  })
  const adjustment = adjustScores(unranked.filter(isInRace).flatMap(finalTotals))
  const ranks = ranksOf(adjustment.scores)
  const rows = unranked.map((row) => ({
    ...row,
    adjusted: adjustment.scores.get(row.applicationId) ?? null,
    rank: ranks.get(row.applicationId) ?? null,
  }))
  return { review: parts.review, rows, leniencies: adjustment.leniencies }
}

function asOf({ submissionNumber }: ReviewEntry) {
  return (score: ReviewScore): BoardScore => {
    const isOutdated = score.isFinal && score.submissionNumber !== submissionNumber
    return { ...score, isFinal: score.isFinal && !isOutdated, isOutdated }
  }
}

function byApplication<T extends { applicationId: string }>(all: readonly T[]) {
  return Map.groupBy(all, ({ applicationId }) => applicationId)
}

/** One conflict per reviewer: a recorded one, else one found now; without those that the chair lifted. */
function standing(
  known: readonly ReviewConflict[],
  found: readonly ReviewConflict[],
): ReviewConflict[] {
  const byReviewer = new Map<string, ReviewConflict>()
  for (const one of [...known, ...found])
    if (!byReviewer.has(one.reviewerId)) byReviewer.set(one.reviewerId, one)
  return [...byReviewer.values()].filter(({ liftedAt }) => liftedAt === null)
}

function mentoredBy(
  mentors: Parts['mentors'],
  { scholarshipId }: Review,
): ReviewConflict[] {
  return mentors.map(({ hasMet, ...one }) => {
    const reason = hasMet ? 'Mentored the applicant' : 'Is going to mentor the applicant'
    return { ...one, scholarshipId, kind: 'mentored', reason, liftedAt: null }
  })
}

/** Conflicts of reviewers who belong to an institution that the application names. */
export function sharingInstitution(
  {
    applicationId,
    schools,
    submittedAt: at,
  }: Pick<ReviewEntry, 'applicationId' | 'schools' | 'submittedAt'>,
  {
    affiliations,
    review: { scholarshipId },
  }: { affiliations: Affiliations; review: Pick<Review, 'scholarshipId'> },
): ReviewConflict[] {
  return [...affiliations].flatMap(([reviewerId, institutions]): ReviewConflict[] => {
    const shared = sharedInstitution(schools, institutions)
    if (shared === null) return []
    const reason = `The same institution: ${shared}`
    const conflict = { applicationId, scholarshipId, reviewerId, reason, at }
    return [{ ...conflict, kind: 'institution', liftedAt: null }]
  })
}

/** Whether it takes part in the review: a withdrawn application does not. */
export function isInRace({ state }: Pick<ReviewEntry, 'state'>): boolean {
  return state !== 'withdrawn'
}

function finalTotals({ scores }: Pick<BoardRow, 'scores'>) {
  return scores.flatMap(({ applicationId, reviewerId, isFinal, total }) =>
    isFinal && total !== null ? [{ applicationId, reviewerId, total }] : [],
  )
}

/** Scores that differ by less share a rank: the last decimals are noise. */
const SAME = 1e-9

function ranksOf(scores: ReadonlyMap<string, AdjustedScore>): Map<string, number> {
  const ordered = [...scores].toSorted(
    ([, one], [, other]) => other.adjusted - one.adjusted,
  )
  const ranks = new Map<string, number>()
  let rank = 0
  let last = Number.POSITIVE_INFINITY
  for (const [index, [id, { adjusted }]] of ordered.entries()) {
    if (last - adjusted > SAME) rank = index + 1
    last = adjusted
    ranks.set(id, rank)
  }
  return ranks
}
