import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  anAdmin,
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { MENTOR, run } from './_mentors.ts'
import { aSession, NOW, readSession, SLOT } from './_sessions.ts'

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
    const taken = (await app.told('session.completed')).filter(
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
      `query ($id: ID!) { mentor(id: $id) { ${MENTOR} } }`,
      { id: userIdOf(mentor) },
    )
    expect(shown).toMatchObject({
      averageRating: '4.00',
      ratingCount: 1,
      completedSessions: 1,
      settings: null,
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
    expect(await run(app, mentor, 'appealNoShow', { id, text: 'x' })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(
      await run(app, student, 'appealNoShow', { id, text: 'The room was closed.' }),
    ).toMatchObject({ session: { appeal: 'The room was closed.', mayAppeal: false } })
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
