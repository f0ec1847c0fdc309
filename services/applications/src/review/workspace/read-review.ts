import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import type { SubmittedApplicationStore } from '../../application/submission/submitted-application.store.ts'
import type { ReviewAssignmentStore } from '../assignment/review-assignment.store.ts'
import type { MentoredStudentStore } from '../conflict/mentored-student.store.ts'
import type { ReviewConflictStore } from '../conflict/review-conflict.store.ts'
import type { PlannedDecisionStore } from '../decision/planned-decision.store.ts'
import { readEntries } from '../entry/number-entries.ts'
import type { ReviewEntryStore } from '../entry/review-entry.store.ts'
import type { ReviewScoreStore } from '../score/review-score.store.ts'
import { findSeat, type ReviewStores, type Seat } from '../settings/find-review.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import type { Review } from '../settings/review.ts'
import { type Board, type BoardRow, buildBoard } from './board.ts'
import { type Onlooker, type RowView, viewOf } from './row-view.ts'

export type BoardStores = ReviewStores & {
  reviewEntries: ReviewEntryStore
  reviewAssignments: ReviewAssignmentStore
  reviewConflicts: ReviewConflictStore
  mentoredStudents: MentoredStudentStore
  reviewScores: ReviewScoreStore
  plannedDecisions: PlannedDecisionStore
}

/** A review with the viewer's role in it and all of its applications. */
export type OpenReview = { seat: Seat; board: Board; by: Onlooker }
/** One application of it that the viewer may see. */
export type OpenRow = OpenReview & { row: BoardRow; view: RowView }

/** Everything about a review, whoever looks; `viewOf` says what they may see of it. */
export async function readBoard(stores: BoardStores, review: Review): Promise<Board> {
  const entries = await readEntries(stores, review)
  return buildBoard({ review, entries, ...(await known(stores, review)) })
}

/** Queries run one after the other, as a transaction has one connection. */
async function known(stores: BoardStores, { scholarshipId }: Review, id?: string) {
  return {
    assignments: await stores.reviewAssignments.findAll(scholarshipId, id),
    conflicts: await stores.reviewConflicts.findAll(scholarshipId, id),
    affiliations: await stores.reviewConflicts.affiliationsOf(scholarshipId),
    mentors: await stores.mentoredStudents.findMentors(scholarshipId, id),
    scores: await stores.reviewScores.findAll(scholarshipId, id),
    planned: await stores.plannedDecisions.findAll(scholarshipId, id),
  }
}

/**
 * Opens the review of a scholarship for its organization's panel only. During setup its reviewers see no
 * applications: what is blind may still change.
 */
export function makeOpenReview({ clock, ...stores }: BoardStores & { clock: Clock }) {
  return async function openReview(
    panelist: PanelRef,
    scholarshipId: string,
  ): Promise<OpenReview | null> {
    const seat = await findSeat(stores, panelist, scholarshipId, clock.now())
    if (seat === null) return null
    const { review, isChair } = seat
    const board: Board = isClosedTo(seat)
      ? { review, rows: [], leniencies: new Map() }
      : await readBoard(stores, review)
    const { blindFields } = review
    return { seat, board, by: { userId: panelist.userId, isChair, blindFields } }
  }
}

export type OpenReviewOf = ReturnType<typeof makeOpenReview>

/** One application as its review sees it, without a rank among the others; null if it is not in the review. */
export async function readRow(
  stores: BoardStores,
  review: Review,
  applicationId: string,
): Promise<BoardRow | null> {
  const board = await readBoardOf(stores, review, applicationId)
  return board.rows[0] ?? null
}

/** The review as if this application were its only one; the others are not read. */
async function readBoardOf(
  stores: BoardStores,
  review: Review,
  applicationId: string,
): Promise<Board> {
  const entries = await stores.reviewEntries.findAll(review, applicationId)
  return buildBoard({ review, entries, ...(await known(stores, review, applicationId)) })
}

/** One application in its review, which has no other row here; null if there is none, or the viewer may not see it. */
export function makeOpenRow({
  clock,
  submittedApplications,
  ...stores
}: BoardStores & {
  clock: Clock
  submittedApplications: SubmittedApplicationStore
}) {
  return async function openRow(panelist: PanelRef, id: string): Promise<OpenRow | null> {
    const application = isUuid(id)
      ? await submittedApplications.find(panelist.organizationIds, id)
      : null
    if (application === null) return null
    const reviewId = (await stores.reviewEntries.reviewOf(id)) ?? application.scholarshipId
    const seat = await findSeat(stores, panelist, reviewId, clock.now())
    if (seat === null || isClosedTo(seat)) return null
    const { review, isChair } = seat
    // Nobody has opened the list since it came, so it has no number yet.
    if (!(await stores.reviewEntries.reviewOf(id))) await readEntries(stores, review)
    const board = await readBoardOf(stores, review, id)
    const { blindFields } = review
    const by = { userId: panelist.userId, isChair, blindFields }
    const [row] = board.rows
    const view = row && viewOf(row, by)
    return row && view ? { seat, board, by, row, view } : null
  }
}

function isClosedTo({ review, isChair }: Seat): boolean {
  return !isChair && review.stage === 'setup'
}
