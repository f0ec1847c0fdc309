import { personZone } from '@landfall/calendar/zone'
import type { CalendarSource } from '../calendar/calendar-entry.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { SessionCopyStore } from './session-copy.store.ts'

type Stores = {
  sessionCopies: Pick<SessionCopyStore, 'findComing'>
  studentZones: Pick<StudentZoneStore, 'find'>
}

/**
 * Coming sessions, with a mentor or as one. What they are about is only on the page, as other companies store the
 * feed.
 */
export function makeSessionEntries({
  sessionCopies,
  studentZones,
}: Stores): CalendarSource {
  return async (userId, now) => {
    const sessions = await sessionCopies.findComing(userId, now)
    if (sessions.length === 0) return []
    const timeZone = personZone(await studentZones.find(userId))
    return sessions.map(({ sessionId, status, mentorId, ...session }) => ({
      // The same uid as in the mailed invitation.
      uid: `session-${sessionId}@landfall`,
      sequence: session.sequence,
      changedAt: session.toldAt,
      title: titleOf(mentorId === userId, status === 'requested'),
      description: 'The link to the meeting is on the session page.',
      at: { instant: session.scheduledAt, timeZone, until: session.endsAt },
      isTentative: status === 'requested',
      link: `/mentoring/sessions/${sessionId}`,
    }))
  }
}

function titleOf(isMentor: boolean, isAskedFor: boolean): string {
  const title = isMentor ? 'Mentoring a student' : 'Session with your mentor'
  return isAskedFor ? `${title} (not confirmed)` : title
}
