import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testVisitor } from '@landfall/kit/testing/callers'
import { eventually } from '@landfall/kit/testing/eventually'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import {
  anAdmin,
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { aMentor, MENTOR, run, slotsOf } from './_mentors.ts'
import { aSession, NOW, readSession, SLOT, noticesTo } from './_sessions.ts'

const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

describe('a session that took place', () => {
  it('is completed by time, told by its ids, and reviewed once; the mentor is rated by the average', async () => {
    const { mentor, student, id } = await aSession(app)
    expect(await run(app, student, 'reviewSession', { id, rating: 5 })).toMatchObject({
      code: 'CONFLICT',
    })
    clock.set(SLOT)
    await app.lookAfterSessions()
    expect(await readSession(app, student, id)).toMatchObject({
      status: 'IN_PROGRESS',
      roomUrl: 'https://meet.example/ama',
    })
    expect(await run(app, student, 'cancelSession', { id, reason: 'Late' })).toMatchObject({
      code: 'CONFLICT',
    })
    clock.set('2026-12-01T16:30:00Z')
    await app.lookAfterSessions()
    const taken = (await app.eventsOf('session.completed')).filter(
      ({ sessionId }) => sessionId === id,
    )
    expect(taken).toEqual([
      {
        sessionId: id,
        studentId: userIdOf(student),
        mentorId: userIdOf(mentor),
        endedAt: '2026-12-01T16:30:00.000Z',
      },
    ])
    expect(await run(app, mentor, 'reviewSession', { id, rating: 5 })).toMatchObject({
      code: 'CONFLICT',
    })
    await run(app, student, 'reviewSession', { id, rating: 4, feedback: 'Clear and kind.' })
    expect(await run(app, student, 'reviewSession', { id, rating: 5 })).toMatchObject({
      code: 'CONFLICT',
    })
    const { mentor: shown } = await app.ask(
      aStudent(),
      `query ($id: ID!) { mentor(id: $id) { ${MENTOR} reviews { totalCount } } }`,
      { id: userIdOf(mentor) },
    )
    expect(shown).toMatchObject({
      averageRating: '4.00',
      ratingCount: 1,
      completedSessions: 1,
      settings: null,
      // The student did not choose to show it.
      reviews: { totalCount: 0 },
    })
  })

  it('counts for its mentor also where another one is reviewed at the same time', async () => {
    const mentor = await aMentor(app, { profile: { booksInstantly: true } })
    const [one, other] = [aStudent(), aStudent()]
    const oneId = await book(one, mentor, SLOT)
    const otherId = await book(other, mentor, NEXT_SLOT)
    clock.set('2026-12-03T12:00:00Z')
    await app.lookAfterSessions()
    const { second } = await app.unitOfWork(async ({ sessions, mentors }) => {
      const reviewed = await sessions.lock(oneId)
      if (reviewed) await sessions.update({ ...reviewed, rating: 1 })
      await mentors.refreshTotals(userIdOf(mentor))
      const review = run(app, other, 'reviewSession', { id: otherId, rating: 5 })
      await eventually(somebodyWaits)
      return { second: review }
    })
    await second
    const query = `query ($id: ID!) { mentor(id: $id) { averageRating ratingCount } }`
    const { mentor: shown } = await app.ask(aStudent(), query, { id: userIdOf(mentor) })
    expect(shown).toEqual({ averageRating: '3.00', ratingCount: 2 })
  })

  it('is reviewed for everybody to read only if its student says so, and without their name', async () => {
    const mentor = await aMentor(app, { profile: { booksInstantly: true } })
    const slots = [SLOT, NEXT_SLOT, '2026-12-03T15:00:00.000Z']
    const students = slots.map(() => aStudent())
    const booked = []
    for (const [at, student] of students.entries())
      booked.push(await book(student, mentor, slots[at] ?? ''))
    clock.set('2026-12-04T12:00:00Z')
    await app.lookAfterSessions()
    for (const [at, review] of [
      { rating: 3, feedback: 'Between us.' },
      { rating: 4, feedback: 'Knew my field.', isPublic: true },
      { rating: 5, feedback: ' ', isPublic: true },
    ].entries())
      await run(app, students[at] ?? mentor, 'reviewSession', { id: booked[at], ...review })
    const query = `query ($id: ID!) { mentor(id: $id) { ratingCount reviews(first: 1) {
      totalCount pageInfo { hasNextPage } edges { node { rating feedback reviewedAt } } } } }`
    const { mentor: shown } = await app.ask(testVisitor(), query, { id: userIdOf(mentor) })
    expect(shown).toEqual({
      ratingCount: 3,
      reviews: {
        totalCount: 1,
        pageInfo: { hasNextPage: false },
        edges: [
          {
            node: {
              rating: 4,
              feedback: 'Knew my field.',
              reviewedAt: '2026-12-04T12:00:00.000Z',
            },
          },
        ],
      },
    })
  })

  it('or not, is a no-show until an admin upholds the appeal', async () => {
    const { mentor, student, id } = await aSession(app)
    clock.set('2026-12-01T15:09:59Z')
    await app.lookAfterSessions()
    expect(await run(app, mentor, 'reportNoShow', { id })).toMatchObject({
      code: 'CONFLICT',
    })
    clock.set('2026-12-01T17:00:00Z')
    await app.lookAfterSessions()
    expect(await run(app, mentor, 'reportNoShow', { id })).toMatchObject({
      session: { status: 'NO_SHOW', isMissedByViewer: false },
    })
    const appealUntil = '2026-12-08T17:00:00.000Z'
    expect(await readSession(app, student, id)).toMatchObject({
      mayAppeal: true,
      appealUntil,
    })
    expect(await readSession(app, mentor, id)).toMatchObject({ appealUntil: null })
    expect(await run(app, mentor, 'appealNoShow', { id, text: 'x' })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(
      await run(app, student, 'appealNoShow', { id, text: 'The room was closed.' }),
    ).toMatchObject({
      session: { appeal: 'The room was closed.', mayAppeal: false, appealUntil: null },
    })
    expect(await readSession(app, mentor, id)).toMatchObject({ appeal: null })
    const { noShowAppeals } = await app.ask(
      anAdmin(),
      `{ noShowAppeals(first: 50) { edges { node { id appeal isMissedByMentor } } } }`,
    )
    expect(noShowAppeals.edges).toContainEqual({
      node: { id, appeal: 'The room was closed.', isMissedByMentor: false },
    })
    expect(
      await run(app, student, 'decideNoShowAppeal', { id, overturn: true }),
    ).toMatchObject({ code: 'FORBIDDEN' })
    expect(
      await run(app, anAdmin(), 'decideNoShowAppeal', { id, overturn: true }),
    ).toMatchObject({ appeal: { decision: 'OVERTURNED' } })
    expect(await readSession(app, student, id)).toMatchObject({
      status: 'COMPLETED',
      isMissedByViewer: false,
    })
    expect(await run(app, mentor, 'reportNoShow', { id })).toMatchObject({
      code: 'CONFLICT',
    })
  })
})

/** Whether one of the service's transactions waits for another. */
async function somebodyWaits(): Promise<boolean> {
  const { rows } = await app.postgres.pool.query(
    `select from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length > 0
}

type Person = ReturnType<typeof aStudent>
const NEXT_SLOT = '2026-12-02T15:00:00.000Z'
const COMING = '2026-12-10T15:00:00.000Z'
const OTHERS_COMING = '2026-12-11T15:00:00.000Z'

async function hearErasedTwice(userId: string) {
  for (const version of [1, 2]) {
    const event = { id: newId(), aggregateId: userId, version, time: clock.now() }
    const erased = makeEnvelope(UserErased, { ...event, data: { userId } })
    await deliver(onUserErased, erased, app.unitOfWork)
  }
}

async function book(student: Person, mentor: Person, scheduledAt: string) {
  const input = { mentorId: userIdOf(mentor), scheduledAt, duration: 60, type: 'general' }
  return (await run(app, student, 'bookSession', input))['session'].id as string
}

/**
 * Two students who reviewed the same mentor, each with a coming session and a note; one of them also holds a time.
 */
async function aBusyMentor() {
  const { mentor, student, id } = await aSession(app)
  const other = aStudent()
  const otherId = await book(other, mentor, NEXT_SLOT)
  clock.set('2026-12-03T12:00:00Z')
  await app.lookAfterSessions()
  await run(app, student, 'reviewSession', { id, rating: 2, feedback: 'Came late.' })
  await run(app, other, 'reviewSession', { id: otherId, rating: 5 })
  for (const by of [student, mentor])
    await run(app, by, 'saveSessionNote', { id, text: 'For me' })
  await run(app, other, 'saveSessionNote', { id: otherId, text: 'For me' })
  const comingId = await book(student, mentor, COMING)
  await book(other, mentor, OTHERS_COMING)
  await run(app, student, 'holdSlot', {
    mentorId: userIdOf(mentor),
    scheduledAt: '2026-12-12T15:00:00.000Z',
    duration: 60,
  })
  for (const userId of [student, mentor, other].map(userIdOf))
    await app.unitOfWork(async ({ people }) => {
      await people.keepNewest({
        userId,
        timeZone: 'Asia/Kathmandu',
        locale: 'en',
        version: 1,
      })
      const origin = { studentId: userId, country: 'NP', fields: [], version: 1 }
      await people.keepNewestOrigin(origin)
    })
  return { mentor, student, other, comingId }
}

describe('what an erased account leaves', () => {
  it('of a student is nothing: the mentor hears what is not to come, and is rated by the others', async () => {
    const { mentor, student, other, comingId } = await aBusyMentor()
    const before = await rowsNaming(app.postgres, [userIdOf(other)])
    expect(Object.keys(await rowsNaming(app.postgres, [userIdOf(student)]))).toEqual([
      'mentorship_sessions',
      'outbox',
      'person_zones',
      'session_notes',
      'student_origins',
      'taken_times',
    ])
    await hearErasedTwice(userIdOf(student))

    expect(Object.keys(await rowsNaming(app.postgres, [userIdOf(student)]))).toEqual([
      'outbox',
    ])
    expect(await rowsNaming(app.postgres, [userIdOf(other)])).toEqual(before)
    const cancelled = 'A session was canceled | CANCEL | 1'
    expect(
      (await noticesTo(app, mentor)).filter((title) => title === cancelled),
    ).toHaveLength(1)
    expect(await noticesTo(app, student)).not.toContain(cancelled)
    const changes = await app.eventsOf('session.changed')
    expect(
      changes.filter(({ sessionId }) => sessionId === comingId).map(({ status }) => status),
    ).toEqual(['scheduled', 'cancelled'])
    expect(await slotsOf(app, mentor)).toContain(COMING)
    expect(await slotsOf(app, mentor)).not.toContain(OTHERS_COMING)
    const query = `query ($id: ID!) { mentor(id: $id) { ${MENTOR} } }`
    const { mentor: shown } = await app.ask(other, query, { id: userIdOf(mentor) })
    expect(shown).toMatchObject({
      averageRating: '5.00',
      ratingCount: 1,
      completedSessions: 1,
    })
  })

  it('of a mentor or an admin is nothing either: who has booked hears of it, what was decided stays', async () => {
    const { mentor, student, other } = await aBusyMentor()
    const kept = await aSession(app, { booksInstantly: false, scheduledAt: COMING })
    const keptId = userIdOf(kept.mentor)
    const before = await rowsNaming(app.postgres, [kept.id, keptId])
    await hearErasedTwice(userIdOf(mentor))

    expect(Object.keys(await rowsNaming(app.postgres, [userIdOf(mentor)]))).toEqual([
      'outbox',
    ])
    for (const by of [student, other])
      expect((await noticesTo(app, by)).at(-1)).toBe('A session was canceled | CANCEL | 1')
    expect(await rowsNaming(app.postgres, [userIdOf(other)])).toMatchObject({
      person_zones: 1,
      student_origins: 1,
    })

    const { rows } = await app.postgres.pool.query<{ decided_by: string }>(
      'select decided_by from mentors where id = $1',
      [keptId],
    )
    const adminId = rows[0]?.decided_by ?? ''
    expect(await rowsNaming(app.postgres, [adminId])).toMatchObject({ mentors: 1 })
    await hearErasedTwice(adminId)
    // Only the outbox still names the admin: the audit log keeps who did what, by id alone, and learns it from
    // there.
    expect(Object.keys(await rowsNaming(app.postgres, [adminId]))).toEqual(['outbox'])
    expect(await rowsNaming(app.postgres, [kept.id, keptId])).toEqual(before)
  })
})
