import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { queueWork } from '../queued-work/queue-work.ts'
import type { SessionStore } from '../session/session.store.ts'
import { showsReview } from '../session/session.ts'
import type { ReportReason } from './review-report.ts'
import type { Reporter } from './review-report.policy.ts'
import type { ReviewReportStore } from './review-report.store.ts'

type Report = { id: string; reason: ReportReason; note: string | null }

/**
 * Reports a review that everybody can read to the moderators. Admins are notified only if no other report is
 * waiting; otherwise anyone with reports could fill their mailboxes.
 * Expected failures: NotFound (not shown), Conflict (one's own, or reported before).
 */
export function makeReportReview(deps: {
  unitOfWork: UnitOfWork<{ sessions: SessionStore; reviewReports: ReviewReportStore }>
  clock: Clock
  newId: () => string
}) {
  return async (
    { reporterId }: Reporter,
    { id: reviewId, reason, note }: Report,
  ): Promise<Result<string, Problem>> => {
    if (!isUuid(reviewId)) return err(notFound('review'))
    return deps.unitOfWork(async ({ sessions, reviewReports, outbox }) => {
      const session = await sessions.lock(reviewId)
      if (!session || !showsReview(session)) return err(notFound('review'))
      if (session.studentId === reporterId)
        return err(conflict('You can’t report your own review.'))
      const id = deps.newId()
      const createdAt = deps.clock.now()
      const report = { id, reviewId, reporterId, reason, note, createdAt }
      const before = await reviewReports.lock(reviewId)
      if (!(await reviewReports.add(report)))
        return err(conflict('You have already reported this. A moderator will review it.'))
      if (before?.state !== 'open' && (await reviewReports.isOnlyOpen(reviewId)))
        await queueWork({ outbox }, 'review-report', reviewId, createdAt)
      return ok(id)
    })
  }
}
