import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { ApplicationChange } from '../../application/application/record-application.ts'
import { readRow } from '../workspace/read-review.ts'
import type { PanelStores } from './in-row.ts'
import { tellOfChange } from './panel-notice.ts'

/**
 * Tells reviewers whose final scores no longer count because the application was submitted again: once, even if it is
 * submitted yet again. If scoring is closed, tells the chairs too.
 * @returns who was told
 */
export async function tellOfSubmission(
  tx: Transaction<PanelStores>,
  { before, after }: ApplicationChange,
  now: Date,
): Promise<string[]> {
  const count = before?.submissionCount ?? 0
  if (!after || count === 0 || after.submissionCount === count) return []
  const reviewId = await tx.reviewEntries.reviewOf(after.id)
  const review = reviewId && (await tx.reviews.find(reviewId))
  const row = review && (await readRow(tx, review, after.id))
  if (!review || !row) return []
  const reviewerIds = row.scores
    .filter((score) => score.isOutdated && score.submissionNumber === count)
    .map(({ reviewerId }) => reviewerId)
  const cause = `submission:${after.id}:${after.submissionCount}`
  return tellOfChange(tx, { review, number: row.number, cause, reviewerIds, now })
}
