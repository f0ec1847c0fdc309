import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeReviewExportJob } from '../../jobs/make-review-export.job.ts'
import { recordInReview, recordReading } from '../audit/record-in-review.ts'
import type { ReviewAuditStore } from '../audit/review-audit.store.ts'
import {
  EXPORT_RETENTION_MS,
  type ExportFormat,
  type ReviewExport,
} from '../export/review-export.ts'
import type { ReviewExportStore } from '../export/review-export.store.ts'
import { findSeat, inReview } from '../settings/find-review.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import type { Board } from '../workspace/board.ts'
import { type BoardStores, readBoard } from '../workspace/read-review.ts'
import { isToDo } from '../workspace/row-view.ts'

type Stores = BoardStores & {
  reviewExports: ReviewExportStore
  reviewAudit: ReviewAuditStore
}

const SCORE_FIRST =
  'You still have applications to score here. Score them first: the file has names and the scores of the others.'

/**
 * Has a job make a file of a review; returns the running one if one of the format is being made. Expected failures:
 * NotFound, Conflict (the chair has yet to score an application, as blind as the others).
 */
export function makeStartExport<S extends Stores>(deps: {
  unitOfWork: UnitOfWork<S>
  clock: Clock
  newId: () => string
}) {
  return async function startExport(
    panelist: PanelRef,
    { scholarshipId, format }: { scholarshipId: string; format: ExportFormat },
  ): Promise<Result<ReviewExport, Problem>> {
    return inReview(deps, panelist, scholarshipId, async (tx, review, now) => {
      const board = await readBoard(tx, review)
      if (hasToScore(board, panelist.userId)) return err(conflict(SCORE_FIRST))
      const recent = await tx.reviewExports.findSince(scholarshipId, keptSince(now))
      const isMade = (one: ReviewExport) =>
        one.format === format && one.bytes === null && one.failure === null
      const running = recent.find(isMade)
      if (running) return ok(running)
      const started: ReviewExport = {
        id: deps.newId(),
        scholarshipId,
        format,
        startedBy: panelist.userId,
        startedAt: now,
        done: 0,
        total: 0,
        bytes: null,
        failure: null,
      }
      await tx.reviewExports.add(started)
      await tx.outbox.enqueue(makeReviewExportJob, { exportId: started.id })
      const action = `${format}_export_started`
      await recordInReview(tx, { scholarshipId, action, panelist, now })
      return ok(started)
    })
  }
}

/** A review's files that are still kept, newest first; for its chair. */
export function makeListExports(o: { reviewExports: ReviewExportStore; clock: Clock }) {
  return (scholarshipId: string): Promise<ReviewExport[]> =>
    o.reviewExports.findSince(scholarshipId, keptSince(o.clock.now()))
}

/** A complete file that its chair may have; records that they took it. Null if there is none. */
export function makeTakeExport({ clock, ...stores }: Stores & { clock: Clock }) {
  return async function takeExport(
    panelist: PanelRef,
    id: string,
  ): Promise<ReviewExport | null> {
    const found = isUuid(id) ? await stores.reviewExports.find(id) : null
    const now = clock.now()
    if (!found || found.bytes === null || found.startedAt < keptSince(now)) return null
    const { scholarshipId } = found
    const seat = await findSeat(stores, panelist, scholarshipId, now)
    if (!seat?.isChair) return null
    const board = await readBoard(stores, seat.review)
    if (hasToScore(board, panelist.userId)) return null
    const action = `${found.format}_export_taken`
    await recordReading(stores, { scholarshipId, action, panelist, now })
    return found
  }
}

/**
 * Whether some application still hides others' scores and blind fields from this person: from its assignment until
 * they have scored it, or nobody can anymore.
 */
export function hasToScore({ review, rows }: Board, userId: string): boolean {
  const { stage, blindFields } = review
  if (stage === 'deciding' || stage === 'done') return false
  return rows.some((row) => isToDo(row, { userId, isChair: true, blindFields }))
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - EXPORT_RETENTION_MS)
}
