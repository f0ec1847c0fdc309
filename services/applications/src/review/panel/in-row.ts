import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { recordInReview } from '../audit/record-in-review.ts'
import type { ReviewAuditStore } from '../audit/review-audit.store.ts'
import type { MemberCopyStore } from '../member/member-copy.store.ts'
import { findSeat, lockReview } from '../settings/find-review.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import type { Review } from '../settings/review.ts'
import { type BoardRow, isInRace } from '../workspace/board.ts'
import { type BoardStores, readRow } from '../workspace/read-review.ts'
import { type RowView, viewOf } from '../workspace/row-view.ts'

export type PanelStores = BoardStores & {
  memberCopies: MemberCopyStore
  reviewAudit: ReviewAuditStore
}
export type PanelDeps<S extends PanelStores> = { unitOfWork: UnitOfWork<S>; clock: Clock }

type InRow = { review: Review; row: BoardRow; now: Date }
type Work<S, T, O> = (tx: Transaction<S>, o: O) => Promise<Result<T, Problem>>

const noApplication = () => err(notFound('application'))

/** Changes one application of a review that the actor leads, in one transaction that locks the review. */
export async function inRow<S extends PanelStores, T>(
  { unitOfWork, clock }: PanelDeps<S>,
  panelist: PanelRef,
  applicationId: string,
  work: Work<S, T, InRow>,
): Promise<Result<T, Problem>> {
  const now = clock.now()
  return unitOfWork(async (tx) => {
    const reviewId = await reviewIdOf(tx, applicationId)
    const review = reviewId && (await lockReview(tx, panelist, reviewId, now))
    const row = review && (await readRow(tx, review, applicationId))
    return review && row && isInRace(row) ? work(tx, { review, row, now }) : noApplication()
  })
}

/**
 * Runs an action on an application that the actor may see, in one transaction. The review is locked, so that its
 * stage and rubric do not change between check and write.
 */
export async function inSeenRow<S extends PanelStores, T>(
  { unitOfWork, clock }: PanelDeps<S>,
  panelist: PanelRef,
  applicationId: string,
  work: Work<S, T, InRow & { view: RowView }>,
): Promise<Result<T, Problem>> {
  const now = clock.now()
  return unitOfWork(async (tx) => {
    const reviewId = await reviewIdOf(tx, applicationId)
    const seat = reviewId && (await findSeat(tx, panelist, reviewId, now))
    if (!seat) return noApplication()
    const { isChair } = seat
    const review = (await tx.reviews.hold(seat.review.scholarshipId)) ?? seat.review
    if (!isChair && review.stage === 'setup') return noApplication()
    const row = await readRow(tx, review, applicationId)
    const { blindFields } = review
    const view = row && viewOf(row, { userId: panelist.userId, isChair, blindFields })
    return row && view ? work(tx, { review, row, view, now }) : noApplication()
  })
}

async function reviewIdOf(
  { reviewEntries }: PanelStores,
  applicationId: string,
): Promise<string | null> {
  return isUuid(applicationId) ? reviewEntries.reviewOf(applicationId) : null
}

/** Notes in the log of a review who did what with one application. */
export async function recordOf(
  tx: Transaction<PanelStores>,
  o: {
    review: Review
    applicationId: string
    action: string
    panelist: PanelRef
    now: Date
  },
): Promise<void> {
  const { review, applicationId, ...rest } = o
  const { scholarshipId } = review
  await recordInReview(tx, { scholarshipId, applicationIds: [applicationId], ...rest })
}
