import { auditFact } from '@landfall/proto-events/audit-recorded'
import { AuditRecorded } from '@landfall/proto-events/mentoring/audit-recorded.v1'
import { idFromName, isUuid, newId } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { MentorStatusChanged } from '@landfall/proto-events/mentoring/mentor-status-changed.v1'
import { NoticeRequested } from '@landfall/proto-events/mentoring/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { AdminRef } from '../mentor/mentor.policy.ts'
import type { Mentor } from '../mentor/mentor.ts'
import { publishEssayPlaces } from '../mentor/publish-essay-places.ts'
import type { SessionDeps } from '../session/keep-session.ts'
import { endSessionsOf } from './end-sessions.ts'

/**
 * An admin approves or declines a mentor; an approved mentor can be declined later, which cancels their coming
 * sessions. The same decision again changes nothing. Expected failures: NotFound, Conflict (one's own application).
 */
export function makeDecideMentor({ unitOfWork, clock }: SessionDeps) {
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
      const wasMentor = before.status === 'approved'
      await notifyMentor(tx, decided, { wasMentor, now })
      if (wasMentor) await endSessionsOf(tx, id, { by: adminId, now })
      return ok(decided)
    })
  }
}

async function notifyMentor(
  tx: Transaction<object>,
  mentor: Mentor,
  o: { wasMentor: boolean; now: Date },
): Promise<void> {
  const { id, version, status, decisionNote } = mentor
  const isApproved = status === 'approved'
  const noticeId = idFromName('notice', `mentor-decided:${id}:${version}`)
  const { title, words } =
    WORDS[isApproved ? 'approved' : o.wasMentor ? 'ended' : 'declined']
  await tx.outbox.publish(
    NoticeRequested,
    requestedNotice({
      noticeId,
      userId: id,
      type: 'mentor-decided',
      title,
      body: [words, decisionNote].filter(Boolean).join('\n\n'),
      link: isApproved ? '/mentoring/availability' : '/mentoring/profile',
      linkLabel: isApproved ? 'Set your times' : 'Open your profile',
      occurredAt: o.now.toISOString(),
      isUrgent: false,
    }),
  )
}

const WORDS = {
  approved: {
    title: 'You are a mentor now',
    words: 'Students can find you now. Set your times so they can book a session.',
  },
  declined: {
    title: 'Your mentor application was declined',
    words:
      'An admin did not approve your mentor profile. You can change it and apply again.',
  },
  ended: {
    title: 'You are no longer a mentor',
    words:
      'An admin ended your role as a mentor. Students can’t find you now, and your coming sessions are canceled. You can change your profile and apply again.',
  },
} as const
