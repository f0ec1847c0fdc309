import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import type { ApplicationFiguresStore } from '../../application/application/application-figures.store.ts'
import { publishFigures } from '../../application/application/publish-figures.ts'
import type { ApplicationChange } from '../../application/application/record-application.ts'
import { readEntries } from '../entry/number-entries.ts'
import type { ReviewEntryStore } from '../entry/review-entry.store.ts'
import type { ReviewStores } from '../settings/find-review.ts'
import { newReview, type Review } from '../settings/review.ts'
import { type Affiliations, sharingInstitution } from '../workspace/board.ts'
import type { ReviewConflictStore } from '../conflict/review-conflict.store.ts'

type Stores = {
  reviewConflicts: ReviewConflictStore
  reviewEntries: ReviewEntryStore
  applicationFigures: ApplicationFiguresStore
}

/** Records the conflicts that reviewers' institutions cause in a review; scores with a conflict no longer count. */
export async function keepConflicts(
  tx: Transaction<Stores>,
  review: Pick<Review, 'scholarshipId' | 'ownerId'>,
  affiliations: Affiliations,
): Promise<void> {
  const entries = await readEntries(tx, review)
  const found = await tx.reviewConflicts.addFound(
    entries.flatMap((entry) => sharingInstitution(entry, { affiliations, review })),
  )
  await publishFigures(tx, found)
}

/** The same for a review whose reviewers named institutions before conflicts were recorded. */
export async function keepConflictsOfReview(
  tx: Transaction<Stores & ReviewStores>,
  { scholarshipId }: { scholarshipId: string },
): Promise<null> {
  const copy = await tx.scholarshipCopies.find(scholarshipId)
  const begun = copy?.ownerId ? newReview(scholarshipId, copy.ownerId, new Date(0)) : null
  const review = (await tx.reviews.find(scholarshipId)) ?? begun
  if (review === null) return null
  const affiliations = await tx.reviewConflicts.affiliationsOf(scholarshipId)
  await keepConflicts(tx, review, affiliations)
  return null
}

/** Records the conflicts with a new submission; they stay even if the application names other institutions later. */
export async function keepConflictsOfSubmission(
  tx: Stores,
  { before, after }: ApplicationChange,
): Promise<void> {
  if (!after?.submittedAt || after.submissionCount === before?.submissionCount) return
  const { id: applicationId, form, submittedAt } = after
  const known = await tx.reviewEntries.reviewOf(applicationId)
  const scholarshipId = known ?? after.scholarshipId
  const affiliations = await tx.reviewConflicts.affiliationsOf(scholarshipId)
  const schools = [form.currentInstitution, form.intendedInstitution].filter(
    (name) => name !== null,
  )
  const entry = { applicationId, schools, submittedAt }
  const review = { scholarshipId }
  await tx.reviewConflicts.addFound(sharingInstitution(entry, { affiliations, review }))
}
