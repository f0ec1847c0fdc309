import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { isChairOf, type PanelRef } from './review.policy.ts'
import type { ReviewStore } from './review.store.ts'
import { newReview, type Review } from './review.ts'

export type ReviewStores = { reviews: ReviewStore; scholarshipCopies: ScholarshipCopyStore }

/** A review, with the viewer's role in it. */
export type Seat = { review: Review; isChair: boolean }

/**
 * The review of a scholarship, for its organization's panel; null if there is none, or it is another organization's.
 */
export async function findSeat(
  stores: ReviewStores,
  panelist: PanelRef,
  scholarshipId: string,
  now: Date,
): Promise<Seat | null> {
  const fresh = await beginning(stores, panelist, scholarshipId, now)
  if (fresh === null) return null
  const review = (await stores.reviews.find(scholarshipId)) ?? fresh
  return { review, isChair: isChairOf(panelist, review.ownerId) }
}

async function beginning(
  { scholarshipCopies }: ReviewStores,
  { organizationIds }: PanelRef,
  scholarshipId: string,
  now: Date,
): Promise<Review | null> {
  const copy = isUuid(scholarshipId) ? await scholarshipCopies.find(scholarshipId) : null
  const ownerId = copy?.ownerId ?? null
  if (ownerId === null || !organizationIds.includes(ownerId)) return null
  return newReview(scholarshipId, ownerId, now)
}

type Work<Stores, T> = (
  tx: Transaction<Stores>,
  review: Review,
  now: Date,
) => Promise<Result<T, Problem>>

/**
 * Changes a review that the actor leads, locked, in one transaction.
 * Expected failures: NotFound (none, or another organization's), and those of `work`.
 */
export async function inReview<Stores extends ReviewStores, T>(
  { unitOfWork, clock }: { unitOfWork: UnitOfWork<Stores>; clock: Clock },
  panelist: PanelRef,
  scholarshipId: string,
  work: Work<Stores, T>,
): Promise<Result<T, Problem>> {
  const now = clock.now()
  return unitOfWork(async (tx) => {
    const review = await lockReview(tx, panelist, scholarshipId, now)
    return review === null ? err(notFound('review')) : work(tx, review, now)
  })
}

/** A review that the actor leads, locked until the transaction ends; null when there is none. */
export async function lockReview(
  stores: ReviewStores,
  panelist: PanelRef,
  scholarshipId: string,
  now: Date,
): Promise<Review | null> {
  const fresh = await beginning(stores, panelist, scholarshipId, now)
  if (fresh === null || !isChairOf(panelist, fresh.ownerId)) return null
  return stores.reviews.lockOrBegin(fresh)
}

/** Writes a change of a review as its next version. */
export async function saveReview(
  { reviews }: Pick<ReviewStores, 'reviews'>,
  review: Review,
  now: Date,
): Promise<Review> {
  const after = { ...review, version: review.version + 1, updatedAt: now }
  await reviews.update(after)
  return after
}

/** Expected failure: Conflict (somebody else has changed it since the caller read it). */
export function checkVersion(
  review: Review,
  version: number | null | undefined,
): Result<Review, Problem> {
  if (version == null || version === review.version) return ok(review)
  return err(conflict('Someone else has changed this review. Look at it again, then save.'))
}
