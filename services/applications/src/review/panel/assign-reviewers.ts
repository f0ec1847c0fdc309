import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { isDecided, isOpen } from '../../application/application/application-state.ts'
import { balance } from '../assignment/balance.ts'
import { recordInReview } from '../audit/record-in-review.ts'
import type { ReviewConflict } from '../conflict/review-conflict.ts'
import { chairsAmong, reviewersAmong } from '../member/member-copy.ts'
import { inReview } from '../settings/find-review.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import type { Review } from '../settings/review.ts'
import type { BoardRow } from '../workspace/board.ts'
import { readBoard } from '../workspace/read-review.ts'
import { inRow, type PanelDeps, type PanelStores, recordOf } from './in-row.ts'

/**
 * Gives every open application of a review its reviewers: the configured number of members with the role reviewer
 * (owners and editors if nobody has it). Unfinished work of members who left goes to others. Idempotent. Expected
 * failures: NotFound, Conflict (the scoring is over).
 */
export function makeAssignReviewers<S extends PanelStores>(deps: PanelDeps<S>) {
  return async function assignReviewers(
    panelist: PanelRef,
    { scholarshipId }: { scholarshipId: string },
  ): Promise<Result<Review, Problem>> {
    return inReview(deps, panelist, scholarshipId, async (tx, review, now) => {
      const refusal = refuseToAssign(review)
      if (refusal) return err(refusal)
      const { pool, members } = await poolOf(tx, review, panelist)
      const rows = (await readBoard(tx, review)).rows.filter(({ state }) => isOpen(state))
      await dropLeft(tx, rows, members)
      const pairs = balance({
        applications: rows.map((row) => ({
          applicationId: row.applicationId,
          assigned: row.assigned.filter((id) => isKept(row, id, members)),
          recused: row.conflicts.map(({ reviewerId }) => reviewerId),
        })),
        reviewerIds: pool,
        perApplication: review.reviewsPerApplication,
        seed: scholarshipId,
      })
      await tx.reviewAssignments.addAll(
        pairs.map((pair) => ({ ...pair, scholarshipId, assignedAt: now })),
      )
      const action = 'reviewers_assigned'
      if (pairs.length > 0)
        await recordInReview(tx, { scholarshipId, action, panelist, now })
      return ok(review)
    })
  }
}

async function poolOf(tx: PanelStores, { ownerId }: Review, { userId }: PanelRef) {
  const members = await tx.memberCopies.membersOf(ownerId)
  const reviewers = members.filter(({ role }) => role === 'reviewer')
  const leaders = reviewers.length > 0 ? reviewers : chairsAmong(members)
  const ids = leaders.map((one) => one.userId)
  return {
    // The caller leads the review, even if identity has not published its members yet.
    pool: ids.length > 0 ? ids : [userId],
    members: new Set(reviewersAmong(members).map((one) => one.userId)),
  }
}

type Members = ReadonlySet<string>

function isKept(row: BoardRow, reviewerId: string, members: Members): boolean {
  const isDone = row.scores.some((one) => one.reviewerId === reviewerId && one.isFinal)
  return members.size === 0 || members.has(reviewerId) || isDone
}

async function dropLeft(tx: PanelStores, rows: readonly BoardRow[], members: Members) {
  for (const row of rows)
    for (const reviewerId of row.assigned)
      if (!isKept(row, reviewerId, members))
        await tx.reviewAssignments.remove(row.applicationId, reviewerId)
}

function refuseToAssign({ stage }: Review): Problem | null {
  if (stage === 'setup' || stage === 'scoring') return null
  return conflict('Scoring is closed. Move the review back to scoring first.')
}

type One = { applicationId: string; userId: string }

/**
 * Assigns one reviewer to one application. Expected failures: NotFound, ValidationFailed (no member who scores),
 * Conflict (recused; decided; the scoring is over).
 */
export function makeAssignReviewer<S extends PanelStores>(deps: PanelDeps<S>) {
  return async function assignReviewer(
    panelist: PanelRef,
    { applicationId, userId }: One,
  ): Promise<Result<One, Problem>> {
    return inRow(deps, panelist, applicationId, async (tx, { row, review, now }) => {
      const refusal = refuseToAssign(review)
      if (refusal) return err(refusal)
      if (isDecided(row.state))
        return err(conflict('This application is decided, so nobody can score it.'))
      const members = reviewersAmong(await tx.memberCopies.membersOf(review.ownerId))
      const isMember =
        userId === panelist.userId || members.some((one) => one.userId === userId)
      if (!isMember) {
        const message = 'Choose an owner, editor or reviewer of your organization'
        return err(validationFailed([{ path: ['userId'], message }]))
      }
      const recusal = row.conflicts.find(({ reviewerId }) => reviewerId === userId)
      if (recusal) return err(conflict(recusedBecause(recusal)))
      const { scholarshipId } = review
      const pair = { applicationId, reviewerId: userId, scholarshipId, assignedAt: now }
      await tx.reviewAssignments.addAll([pair])
      await recordOf(tx, {
        review,
        applicationId,
        action: 'reviewer_assigned',
        panelist,
        now,
      })
      return ok({ applicationId, userId })
    })
  }
}

function recusedBecause({ reason }: ReviewConflict): string {
  const what = 'This reviewer has a conflict of interest here'
  return reason ? `${what}: ${reason}` : `${what}.`
}

/** Takes an application from a reviewer, with a score that is not final. Expected failures: NotFound, Conflict. */
export function makeUnassignReviewer<S extends PanelStores>(deps: PanelDeps<S>) {
  return async function unassignReviewer(
    panelist: PanelRef,
    { applicationId, userId }: One,
  ): Promise<Result<One, Problem>> {
    return inRow(deps, panelist, applicationId, async (tx, { review, now }) => {
      const refusal = refuseToAssign(review)
      if (refusal) return err(refusal)
      if (!isUuid(userId)) return err(notFound('reviewer'))
      await tx.reviewAssignments.remove(applicationId, userId)
      await tx.reviewScores.removeDraft(applicationId, userId)
      await recordOf(tx, {
        review,
        applicationId,
        action: 'reviewer_unassigned',
        panelist,
        now,
      })
      return ok({ applicationId, userId })
    })
  }
}
