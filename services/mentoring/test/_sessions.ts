import { aStudent, type RunningMentoring, userIdOf } from './_app.ts'
import { aMentor, run, SESSION } from './_mentors.ts'

/** An instant before all sessions of the tests. */
export const NOW = '2026-11-23T12:00:00Z'
export const SLOT = '2026-12-01T15:00:00.000Z'

/** A session, booked or requested. */
export async function aSession(
  app: RunningMentoring,
  o: { booksInstantly: boolean; roomUrl?: string | null; scheduledAt?: string } = {
    booksInstantly: true,
  },
) {
  const { scheduledAt = SLOT, ...profile } = o
  const mentor = await aMentor(app, { profile })
  const student = aStudent()
  const booked = await run(app, student, 'bookSession', {
    mentorId: userIdOf(mentor),
    scheduledAt,
    duration: 90,
    type: 'essay_review',
    notes: 'My statement for Ohio.',
  })
  return { mentor, student, id: booked['session'].id as string, session: booked['session'] }
}

/** The titles of one person's notices, and what calendars do with them. */
export async function noticesTo(app: RunningMentoring, by: ReturnType<typeof aStudent>) {
  const notices = await app.eventsOf('notice.requested')
  return notices
    .filter(({ userId, type }) => userId === userIdOf(by) && type !== 'mentor-decided')
    .map(({ title, calendar }) => {
      const { method, sequence } = (calendar ?? {}) as {
        method?: string
        sequence?: number
      }
      return [title, method, sequence].filter((part) => part !== undefined).join(' | ')
    })
}

export async function readSession(
  app: RunningMentoring,
  by: ReturnType<typeof aStudent>,
  id: string,
) {
  const { mentorshipSession } = await app.ask(
    by,
    `query ($id: ID!) { mentorshipSession(id: $id) { ${SESSION} } }`,
    { id },
  )
  return mentorshipSession
}

/** The words of the last notice to one of the two. */
export async function lastWordsTo(app: RunningMentoring, by: ReturnType<typeof aStudent>) {
  const notices = await app.eventsOf('notice.requested')
  return String(notices.findLast(({ userId }) => userId === userIdOf(by))?.['body'])
}
