import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ApplicationFiguresStore } from '../../application/application/application-figures.store.ts'
import { publishFigures } from '../../application/application/publish-figures.ts'
import { recordInReview } from '../audit/record-in-review.ts'
import { keepConflicts } from './keep-conflicts.ts'
import { findSeat } from '../settings/find-review.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import type { Review } from '../settings/review.ts'
import { inRow, inSeenRow, type PanelDeps, type PanelStores, recordOf } from './in-row.ts'
import { tellOfConflict } from './panel-notice.ts'

type Needed = PanelStores & { applicationFigures: ApplicationFiguresStore }
type One = { applicationId: string; userId: string }

/**
 * Takes an application from a panel member who declares a conflict, and deletes their draft score; a final score no
 * longer counts. Expected failure: NotFound.
 */
export function makeDeclareConflict<S extends Needed>(deps: PanelDeps<S>) {
  return async function declareConflict(
    panelist: PanelRef,
    { applicationId, reason }: { applicationId: string; reason: string | null },
  ): Promise<Result<{ applicationId: string; scholarshipId: string }, Problem>> {
    return inSeenRow(deps, panelist, applicationId, async (tx, { review, row, now }) => {
      const { userId: reviewerId } = panelist
      const isKnown = row.conflicts.some((one) => one.reviewerId === reviewerId)
      const { scholarshipId } = review
      await tx.reviewConflicts.save({
        applicationId,
        reviewerId,
        scholarshipId,
        kind: 'declared',
        reason,
        at: now,
        liftedAt: null,
      })
      await tx.reviewAssignments.remove(applicationId, reviewerId)
      await tx.reviewScores.removeDraft(applicationId, reviewerId)
      await publishFigures(tx, [applicationId])
      await recordOf(tx, {
        review,
        applicationId,
        action: 'conflict_declared',
        panelist,
        now,
      })
      const cause = `conflict:${applicationId}:${reviewerId}:${now.getTime()}`
      const wasAssigned = row.assigned.includes(reviewerId)
      const declared = { declaredBy: reviewerId, wasAssigned }
      const told = { review, number: row.number, cause, ...declared, now }
      if (!isKnown) await tellOfConflict(tx, told)
      return ok({ applicationId, scholarshipId })
    })
  }
}

/**
 * The chair lifts a conflict, so that the application may be assigned to the reviewer again. Expected failure:
 * NotFound (no application; no conflict).
 */
export function makeLiftConflict<S extends Needed>(deps: PanelDeps<S>) {
  return async function liftConflict(
    panelist: PanelRef,
    { applicationId, userId }: One,
  ): Promise<Result<One, Problem>> {
    return inRow(deps, panelist, applicationId, async (tx, { review, row, now }) => {
      const conflict = row.conflicts.find(({ reviewerId }) => reviewerId === userId)
      if (!conflict) return err(notFound('conflict'))
      await tx.reviewConflicts.save({ ...conflict, liftedAt: now })
      await publishFigures(tx, [applicationId])
      await recordOf(tx, {
        review,
        applicationId,
        action: 'conflict_lifted',
        panelist,
        now,
      })
      return ok({ applicationId, userId })
    })
  }
}

/**
 * Saves the institutions that a reviewer belongs to: from then on they have a conflict with applicants who study
 * there, or want to, even if either names others later; only the chair can lift it. Expected failure: NotFound.
 */
export function makeSaveAffiliations<S extends Needed>({
  unitOfWork,
  clock,
}: {
  unitOfWork: UnitOfWork<S>
  clock: Clock
}) {
  return async function saveAffiliations(
    panelist: PanelRef,
    { scholarshipId, institutions }: { scholarshipId: string; institutions: string[] },
  ): Promise<Result<Review, Problem>> {
    if (!isUuid(scholarshipId)) return err(notFound('review'))
    const now = clock.now()
    return unitOfWork(async (tx) => {
      const seat = await findSeat(tx, panelist, scholarshipId, now)
      if (seat === null) return err(notFound('review'))
      const { userId: reviewerId } = panelist
      const { review } = seat
      const before = await tx.reviewConflicts.lockAffiliations(scholarshipId, reviewerId)
      const affiliations = new Map([[reviewerId, [...before, ...institutions]]])
      await keepConflicts(tx, review, affiliations)
      await tx.reviewConflicts.saveAffiliations({
        scholarshipId,
        reviewerId,
        institutions,
        savedAt: now,
      })
      const action = 'affiliations_stated'
      await recordInReview(tx, { scholarshipId, action, panelist, now })
      return ok(review)
    })
  }
}
