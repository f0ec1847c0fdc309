import type { Clock } from '@landfall/kit/core/clock'
import { idFromName, isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/mentoring/audit-recorded.v1'
import { NoticeRequested } from '@landfall/proto-events/mentoring/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { Reported } from './read-reported.ts'
import type { ReportedReview } from './review-report.ts'
import type { Moderator } from './review-report.policy.ts'
import type { ReviewReportStore } from './review-report.store.ts'

type Decision = { id: string; hide: boolean; note: string | null }

/**
 * A moderator hides the words of a reported review or lets them stand; hidden words can be shown again. The stars
 * count either way. The same decision again changes nothing. Expected failures: NotFound, Conflict (one's own
 * session).
 */
export function makeDecideReviewReports(deps: {
  unitOfWork: UnitOfWork<{ reviewReports: ReviewReportStore }>
  clock: Clock
  newId: () => string
}) {
  return async (
    { moderatorId }: Moderator,
    { id, hide, note }: Decision,
  ): Promise<Result<Reported, Problem>> => {
    if (!isUuid(id)) return err(notFound('review'))
    return deps.unitOfWork(async (tx) => {
      const before = await tx.reviewReports.lock(id)
      if (!before) return err(notFound('review'))
      if ([before.mentorId, before.studentId].includes(moderatorId))
        return err(conflict('Someone else must decide this.'))
      const state = hide ? 'hidden' : 'kept'
      const reports = await tx.reviewReports.reportsOf([id])
      if (before.state === state) return ok({ ...before, reports })
      const decidedAt = deps.clock.now()
      await tx.reviewReports.decide(id, { state, decidedAt, decidedBy: moderatorId })
      const fact = { subjectType: 'mentor-review', subjectId: id, reason: note }
      const deed = { id: deps.newId(), at: decidedAt, actorId: moderatorId, verb: state }
      await tx.outbox.publish(AuditRecorded, auditFact({ ...fact, ...deed }))
      const wasHidden = before.state === 'hidden'
      if (hide || wasHidden) await notifyStudent(tx, before, { hide, decidedAt, note })
      return ok({ ...before, state, reports })
    })
  }
}

/** Notifies only the student who wrote the review, and only when something changes for them. */
async function notifyStudent(
  tx: Transaction<object>,
  { id, studentId: userId }: ReportedReview,
  o: { hide: boolean; decidedAt: Date; note: string | null },
): Promise<void> {
  const occurredAt = o.decidedAt.toISOString()
  const noticeId = idFromName('notice', `review-decided:${id}:${occurredAt}`)
  const words = o.hide
    ? 'Your mentor can still read your comments, and your stars still count. Others can no longer see the comments.'
    : 'Everyone can read your comments again.'
  await tx.outbox.publish(
    NoticeRequested,
    requestedNotice({
      noticeId,
      userId,
      type: 'review-decided',
      title: o.hide
        ? 'A moderator hid your review of a mentor'
        : 'Your review of a mentor is shown again',
      body: [words, o.note].filter(Boolean).join('\n\n'),
      link: `/mentoring/sessions/${id}`,
      linkLabel: 'View session',
      occurredAt,
      isUrgent: false,
    }),
  )
}
