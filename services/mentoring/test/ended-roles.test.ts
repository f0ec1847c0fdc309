import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  anAdmin,
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { aMentor, PROFILE, run } from './_mentors.ts'
import { aSession, lastWordsTo, NOW, noticesTo, readSession, SLOT } from './_sessions.ts'

const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

describe('a mentor whose role an admin ends', () => {
  it('has all coming sessions canceled once, and both sides are told', async () => {
    const { mentor, student, id } = await aSession(app)
    for (const _twice of [1, 2]) await decline(mentor)
    expect(await readSession(app, student, id)).toMatchObject({ status: 'CANCELLED' })
    for (const one of [mentor, student])
      expect(await noticesTo(app, one)).toEqual([
        'Your session is confirmed | REQUEST | 0',
        'A session was canceled | CANCEL | 1',
      ])
    expect(await lastWordsTo(app, student)).toContain(
      'because this person is no longer a mentor. You can choose another mentor.',
    )
    expect(await lastWordsTo(app, mentor)).toContain('you are no longer a mentor.')
    // The canceled session does not count for the student's month, and their time is free.
    const others = await Promise.all([1, 2, 3].map(() => aMentor(app, INSTANTLY)))
    for (const [n, other] of others.entries()) {
      const at = new Date(Date.parse(SLOT) + n * DAY_MS).toISOString()
      expect(await book(student, other, at)).toMatchObject({ __typename: 'SessionSaved' })
    }
  })

  it('has open requests canceled, but not a session that has begun', async () => {
    const asked = await aSession(app, { booksInstantly: false })
    await decline(asked.mentor)
    expect(await readSession(app, asked.student, asked.id)).toMatchObject({
      status: 'CANCELLED',
    })
    expect(await noticesTo(app, asked.student)).toEqual(['A session was canceled'])
    expect(await noticesTo(app, asked.mentor)).toEqual(['A student asks you for a session'])
    const begun = await aSession(app)
    clock.set(SLOT)
    await app.lookAfterSessions()
    await decline(begun.mentor)
    expect(await readSession(app, begun.student, begun.id)).toMatchObject({
      status: 'IN_PROGRESS',
    })
  })

  it('is told that the role ended, not that an application was declined', async () => {
    const mentor = await aMentor(app)
    await decline(mentor)
    expect(await lastWordsTo(app, mentor)).toContain(
      'An admin ended your role as a mentor.',
    )
    const applicant = aStudent()
    await run(app, applicant, 'saveMentorProfile', PROFILE)
    await decline(applicant)
    expect(await lastWordsTo(app, applicant)).toContain('did not approve')
  })

  it('cannot be booked at the same moment', async () => {
    const [mentor, student] = [await aMentor(app, INSTANTLY), aStudent()]
    const booked = await app.unitOfWork(async ({ mentors }) => {
      const before = await mentors.lock(userIdOf(mentor))
      if (before === null) throw new Error('there is one')
      await mentors.put({ ...before, status: 'declined' })
      const answer = book(student, mentor, SLOT)
      await eventually(waitsForALock)
      return { answer }
    })
    expect(await booked.answer).toMatchObject({ code: 'NOT_FOUND' })
  })
})

function decline(mentor: ReturnType<typeof aStudent>) {
  return run(app, anAdmin(), 'decideMentor', { id: userIdOf(mentor), approve: false })
}

const DAY_MS = 86_400_000
const INSTANTLY = { profile: { booksInstantly: true } }

function book(student: ReturnType<typeof aStudent>, mentor: typeof student, at: string) {
  const input = { mentorId: userIdOf(mentor), scheduledAt: at }
  return run(app, student, 'bookSession', input)
}

async function waitsForALock(): Promise<void> {
  const { rowCount } = await app.postgres.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  expect(rowCount).toBe(1)
}
