import type { Viewer } from '@landfall/kit/identity/viewer'
import { viewerId } from '../mentor/mentor.policy.ts'
import { appealUntil, mayReportNoShow, type Session } from './session.ts'

/** A session as one of its two people sees it. */
export function presentSession(session: Session, viewer: Viewer, now: Date) {
  const { studentId, mentorId, type, status, appealDecision } = session
  const userId = viewerId(viewer) ?? ''
  const until = appealUntil(session, userId, now)
  return {
    session,
    id: session.id,
    student: { __typename: 'User', id: studentId },
    isViewerMentor: userId === mentorId,
    type: type.toUpperCase(),
    status: status.toUpperCase(),
    scheduledAt: session.scheduledAt,
    endsAt: session.endsAt,
    duration: session.duration,
    notes: session.notes,
    amount: session.amount,
    expiresAt: session.expiresAt,
    proposedAt: session.proposedAt,
    isProposedByViewer: session.proposedBy === userId,
    endReason: session.endReason,
    isEndedByViewer: session.endedBy === userId,
    isLate: session.isLate,
    isMissedByViewer: session.missedBy === userId,
    // The appeal is written for the admins; only its author sees it too.
    appeal: session.missedBy === userId ? session.appeal : null,
    appealDecision: appealDecision && appealDecision.toUpperCase(),
    rating: session.rating,
    feedback: session.feedback,
    isReviewPublic: session.isReviewPublic,
    isReviewHidden: session.reviewHiddenAt !== null,
    mayReportNoShow: mayReportNoShow(session, now),
    mayAppeal: until !== null,
    appealUntil: until,
    createdAt: session.createdAt,
  }
}

export type PresentedSession = ReturnType<typeof presentSession>

/** An appeal as admins see it, without the notes of the two. */
export function presentAppeal(session: Session) {
  const { studentId, mentorId, missedBy, appealDecision } = session
  return {
    session,
    id: session.id,
    student: { __typename: 'User', id: studentId },
    scheduledAt: session.scheduledAt,
    duration: session.duration,
    isMissedByMentor: missedBy === mentorId,
    appeal: session.appeal ?? '',
    appealedAt: session.appealedAt,
    decision: appealDecision && appealDecision.toUpperCase(),
  }
}

export type PresentedAppeal = ReturnType<typeof presentAppeal>
