import { instantInWords } from '@landfall/calendar/deadline'
import { personZone } from '@landfall/calendar/zone'
import { idFromName } from '@landfall/kit/core/ids'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/mentoring/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { CalendarInvitation } from '@landfall/proto-events/notice-requested'
import type { MentorStore } from '../mentor/mentor.store.ts'
import type { PersonStore } from '../person/person.store.ts'
import { otherOf, type Session } from './session.ts'

/** The causes of notices about a session, one notice per cause. */
export type SessionCause =
  | 'requested'
  | 'scheduled'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'left'
  | 'ended'
  | 'proposed'
  | 'moved'
  | 'kept'
  | 'withdrawn'
  | 'reminded'
  | 'missed'
  | 'appealed'

/** How the two meet. If the mentor has removed the link meanwhile, the words depend on the reader. */
const ROOM_IN_WORDS = {
  set: 'The link to the meeting is on the session page.',
  notSetByYou:
    'Your profile has no link to your meeting room: add one, or the student can’t join.',
  notSet:
    'The mentor has not added a meeting link yet; it will appear on the session page.',
} as const

type Words = { title: string; body: string }
/** Times in the reader's zone; empty where there is none. */
type Facts = {
  when: string
  proposed: string
  expires: string
  reason: string | null
  isMentor: boolean
  room: keyof typeof ROOM_IN_WORDS
}

const FREE = 'The time is open again.'

/** Notices contain nothing that the two write to each other: mails end up in logs of servers. */
const WORDS: Readonly<Record<SessionCause, (facts: Facts) => Words>> = {
  requested: ({ when, expires }) => ({
    title: 'A student asks you for a session',
    body: `They asked for ${when}. Please accept or decline by ${expires}; after that the request expires.`,
  }),
  scheduled: ({ when }) => ({
    title: 'Your session is confirmed',
    body: `It starts on ${when}. A calendar invitation is in the email.`,
  }),
  declined: ({ when }) => ({
    title: 'Your request for a session was declined',
    body: `The mentor can’t take the session on ${when}. Open it to see why, or choose another time.`,
  }),
  expired: ({ when, isMentor }) => ({
    title: 'A request for a session ended without an answer',
    body: isMentor
      ? `You did not answer the request for ${when}. ${FREE}`
      : `The mentor did not answer the request for ${when} in time. You can choose another time or another mentor.`,
  }),
  cancelled: ({ when }) => ({
    title: 'A session was canceled',
    body: `The session on ${when} will not take place. Open it to see why.`,
  }),
  left: ({ when, isMentor }) => ({
    title: 'A session was canceled',
    body: isMentor
      ? `The session on ${when} will not take place because the student left the site. ${FREE}`
      : `The session on ${when} will not take place because the mentor left the site. You can choose another mentor.`,
  }),
  ended: ({ when, isMentor }) => ({
    title: 'A session was canceled',
    body: isMentor
      ? `The session on ${when} will not take place because you are no longer a mentor. The student has been told.`
      : `The session on ${when} will not take place because this person is no longer a mentor. You can choose another mentor.`,
  }),
  proposed: ({ when, proposed }) => ({
    title: 'A new time was proposed for your session',
    body: `${proposed} instead of ${when}. The original time stands until you agree.`,
  }),
  moved: ({ when }) => ({
    title: 'Your session has a new time',
    body: `It now starts on ${when}. The invitation in the email replaces the earlier one.`,
  }),
  kept: ({ when }) => ({
    title: 'Your session keeps its time',
    body: `The new time was not accepted, so it starts on ${when} as planned.`,
  }),
  withdrawn: ({ when }) => ({
    title: 'Your session keeps its time',
    body: `The other person withdrew the new time, so it starts on ${when} as planned.`,
  }),
  reminded: ({ when, room }) => ({
    title: 'Your session starts soon',
    body: `It starts on ${when}. ${ROOM_IN_WORDS[room]}`,
  }),
  missed: ({ when }) => ({
    title: 'You were reported as a no-show',
    body: `The other person says you did not show up on ${when}. If that is wrong, appeal within 7 days.`,
  }),
  appealed: ({ when, reason }) => ({
    title: 'An appeal about a session was decided',
    body: `The session on ${when} ${reason === 'overturned' ? 'counts as completed' : 'stays a no-show'}.`,
  }),
}

const TYPE_IN_WORDS: Readonly<Record<Session['type'], string>> = {
  essay_review: 'essay review',
  application_help: 'help with applications',
  career_guidance: 'career guidance',
  general: 'general questions',
}

/**
 * Notifies one or both of a change, in the transaction that makes it. Changes that calendars show are sent as an
 * invitation, which replaces or removes the previous one.
 * @param o.method what calendars should do; null: nothing
 */
export async function notifyOfSession(
  tx: Transaction<{ people: PersonStore; mentors: MentorStore }>,
  session: Session,
  o: {
    cause: SessionCause
    to: readonly string[]
    now: Date
    method?: CalendarInvitation['method'] | null
    reason?: string | null
  },
): Promise<void> {
  const zones = await tx.people.findZones(o.to)
  // Only reminders say how the two will meet.
  const hasRoom =
    o.cause === 'reminded' && Boolean((await tx.mentors.find(session.mentorId))?.roomUrl)
  for (const userId of o.to) {
    const timeZone = personZone(zones.get(userId))
    const noticeId = idFromName(
      'notice',
      `session:${session.id}:${session.version}:${o.cause}:${userId}`,
    )
    const inWords = (at: Date | null) => (at ? instantInWords(at, timeZone) : '')
    const isMentor = userId === session.mentorId
    const room = hasRoom ? 'set' : isMentor ? 'notSetByYou' : 'notSet'
    const facts: Facts = {
      when: inWords(session.scheduledAt),
      proposed: inWords(session.proposedAt),
      expires: inWords(session.expiresAt),
      reason: o.reason ?? null,
      isMentor,
      room,
    }
    await tx.outbox.publish(
      NoticeRequested,
      requestedNotice({
        noticeId,
        userId,
        type: typeOf(o.cause),
        ...WORDS[o.cause](facts),
        ...linkOf(session, o.cause),
        occurredAt: o.now.toISOString(),
        isUrgent: isUrgent(session, o.now),
        ...(o.method && {
          calendar: invitationOf(session, { method: o.method, isMentor }),
        }),
      }),
    )
  }
}

export function bothOf({ studentId, mentorId }: Session): string[] {
  return [studentId, mentorId]
}

export function otherThan(session: Session, userId: string): string[] {
  return [otherOf(session, userId)]
}

/** A session is removed with the account of either person, so there is none to open then. */
function linkOf({ id }: Session, cause: SessionCause): { link: string; linkLabel: string } {
  return cause === 'left'
    ? { link: '/mentoring', linkLabel: 'View mentoring' }
    : { link: `/mentoring/sessions/${id}`, linkLabel: 'View session' }
}

function typeOf(cause: SessionCause): string {
  if (cause === 'requested') return 'session-requested'
  return cause === 'reminded' ? 'session-reminder' : 'session-changed'
}

/** Within about a day of the session, the next morning may be too late for a notice. */
function isUrgent({ scheduledAt }: Session, now: Date): boolean {
  return Math.abs(scheduledAt.getTime() - now.getTime()) <= 26 * 3_600_000
}

function invitationOf(
  session: Session,
  o: { method: CalendarInvitation['method']; isMentor: boolean },
): CalendarInvitation {
  const { id, sequence, scheduledAt, endsAt, type } = session
  return {
    method: o.method,
    uid: `session-${id}@landfall`,
    sequence,
    startsAt: scheduledAt.toISOString(),
    endsAt: endsAt.toISOString(),
    title: o.isMentor ? 'Mentoring a student' : 'Session with your mentor',
    description: `A mentoring session: ${TYPE_IN_WORDS[type]}. The link to the meeting is on its page.`,
  }
}
