import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/mentoring/audit-recorded.v1'
import type { Clock } from '@landfall/kit/core/clock'
import { idFromName, isUuid, newId } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { MentorStatusChanged } from '@landfall/proto-events/mentoring/mentor-status-changed.v1'
import { NoticeRequested } from '@landfall/proto-events/mentoring/notice-requested.v1'
import type { AdminRef } from './mentor.policy.ts'
import type { MentorStore } from './mentor.store.ts'
import type { Mentor } from './mentor.ts'
import { publishEssayPlaces } from './publish-essay-places.ts'

type Deps = { unitOfWork: UnitOfWork<{ mentors: MentorStore }>; clock: Clock }

/**
 * An admin approves or declines; who was approved can be declined later. The same decision again changes nothing.
 * Expected failures: NotFound, Conflict (one's own application).
 */
export function makeDecideMentor({ unitOfWork, clock }: Deps) {
  return async (
    { adminId }: AdminRef,
    { id, approve, note }: { id: string; approve: boolean; note: string | null },
  ): Promise<Result<Mentor, Problem>> => {
    if (!isUuid(id)) return err(notFound('mentor'))
    return unitOfWork(async (tx) => {
      const before = await tx.mentors.lock(id)
      if (!before) return err(notFound('mentor'))
      if (id === adminId) return err(conflict('Someone else must decide about you.'))
      const status = approve ? 'approved' : 'declined'
      if (before.status === status) return ok(before)
      const now = clock.now()
      const decided: Mentor = {
        ...before,
        status,
        decidedAt: now,
        decidedBy: adminId,
        decisionNote: note,
        version: before.version + 1,
        updatedAt: now,
      }
      await tx.mentors.put(decided)
      await publishEssayPlaces(tx, id)
      await tx.outbox.publish(MentorStatusChanged, {
        aggregateId: id,
        version: decided.version,
        data: { mentorId: id, isMentor: approve },
      })
      await tx.outbox.publish(
        AuditRecorded,
        auditFact({
          id: newId(),
          at: now,
          actorId: adminId,
          verb: approve ? 'approved' : 'declined',
          subjectType: 'mentor',
          subjectId: id,
          reason: note,
        }),
      )
      await notifyMentor(tx, decided, now)
      return ok(decided)
    })
  }
}

async function notifyMentor(
  tx: Transaction<object>,
  mentor: Mentor,
  now: Date,
): Promise<void> {
  const { id, version, status, decisionNote } = mentor
  const isApproved = status === 'approved'
  const noticeId = idFromName('notice', `mentor-decided:${id}:${version}`)
  const words = isApproved
    ? 'Students can find you now. Set your times so they can book a session.'
    : 'An admin did not approve your mentor profile. You can change it and apply again.'
  await tx.outbox.publish(NoticeRequested, {
    aggregateId: noticeId,
    version: 1,
    data: {
      noticeId,
      userId: id,
      type: 'mentor-decided',
      title: isApproved ? 'You are a mentor now' : 'Your mentor application was declined',
      body: [words, decisionNote].filter(Boolean).join('\n\n'),
      link: isApproved ? '/mentoring/availability' : '/mentoring/profile',
      linkLabel: isApproved ? 'Set your times' : 'Open your profile',
      occurredAt: now.toISOString(),
      isUrgent: false,
    },
  })
}
