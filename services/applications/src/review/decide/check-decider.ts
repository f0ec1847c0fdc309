import { conflict, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { DecidedDespite } from '../../application/submission/move-application.ts'
import type { OwnerRef } from '../../application/submission/submitted-application.policy.ts'
import type { SubmittedApplicationStore } from '../../application/submission/submitted-application.store.ts'
import { recordInReview } from '../audit/record-in-review.ts'
import { readEntries } from '../entry/number-entries.ts'
import { numbersInWords } from '../entry/review-entry.ts'
import { chairsAmong } from '../member/member-copy.ts'
import type { PanelStores } from '../panel/in-row.ts'
import { newReview, type Review } from '../settings/review.ts'
import type { BoardRow } from '../workspace/board.ts'
import { readRow } from '../workspace/read-review.ts'

type Decision = { review: Review; rows: readonly BoardRow[]; userId: string }

/**
 * Whether somebody may decide on applications: not on one that they have a conflict with if another owner or editor
 * has none. Expected failure: Conflict.
 * @returns the applications that they would decide despite a conflict
 */
export async function checkDecider(
  tx: PanelStores,
  { review, rows, userId }: Decision,
): Promise<Result<DecidedDespite, Problem>> {
  const { scholarshipId } = review
  const mine = rows.filter((row) => isConflicted(row, userId))
  if (mine.length > 0) {
    const members = chairsAmong(await tx.memberCopies.membersOf(review.ownerId))
    const others = members.map((one) => one.userId).filter((id) => id !== userId)
    const refused = mine.filter((row) => others.some((id) => !isConflicted(row, id)))
    if (refused.length > 0) return err(conflict(refusalOf(refused)))
  }
  return ok({ scholarshipId, applicationIds: mine.map((row) => row.applicationId) })
}

/** Notes in the log of a review on which applications somebody decided despite a conflict. */
export async function noteDecidedDespite(
  tx: Transaction<PanelStores>,
  despite: DecidedDespite,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  if (despite.applicationIds.length === 0) return
  const action = 'decided_with_conflict'
  await recordInReview(tx, { ...despite, action, panelist: { userId }, now })
}

function isConflicted({ conflicts }: BoardRow, userId: string): boolean {
  return conflicts.some(({ reviewerId }) => reviewerId === userId)
}

function refusalOf(rows: readonly BoardRow[]): string {
  return `You have a conflict of interest with ${numbersInWords(rows)}. Another owner or editor has to decide.`
}

/**
 * As `checkDecider`, for an application that may not be in a review yet; null if there is no such application, which
 * the caller reports.
 */
export async function checkDeciderOf(
  tx: Transaction<PanelStores & { submittedApplications: SubmittedApplicationStore }>,
  { userId, organizationIds }: Pick<OwnerRef, 'userId' | 'organizationIds'>,
  { id, now }: { id: string; now: Date },
): Promise<Result<DecidedDespite | null, Problem>> {
  const application = await tx.submittedApplications.find(organizationIds, id)
  if (application === null) return ok(null)
  const known = await tx.reviewEntries.reviewOf(id)
  const reviewId = known ?? application.scholarshipId
  const review =
    (await tx.reviews.find(reviewId)) ?? newReview(reviewId, application.ownerId, now)
  if (known === null) await readEntries(tx, review)
  const row = await readRow(tx, review, id)
  return checkDecider(tx, { review, rows: row ? [row] : [], userId })
}
