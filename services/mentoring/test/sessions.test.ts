import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import {
  anAdmin,
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { aMentor, MENTOR, run, SESSION } from './_mentors.ts'

const NOW = '2026-11-23T12:00:00Z'
const SLOT = '2026-12-01T15:00:00.000Z'
const LATER = '2026-12-02T15:00:00.000Z'
const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

/** A session, booked or asked for. */
async function aSession(
  o: { booksInstantly: boolean; scheduledAt?: string } = { booksInstantly: true },
) {
  const mentor = await aMentor(app, { profile: { booksInstantly: o.booksInstantly } })
  const student = aStudent()
  const booked = await run(app, student, 'bookSession', {
    mentorId: userIdOf(mentor),
    scheduledAt: o.scheduledAt ?? SLOT,
    duration: 90,
    type: 'essay_review',
    notes: 'My statement for Ohio.',
  })
  return { mentor, student, id: booked['session'].id as string, session: booked['session'] }
}

/** Titles of what one of the two was told, and what calendars do with it. */
async function toldTo(by: ReturnType<typeof aStudent>) {
  const notices = await app.told('notice.requested')
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

async function read(by: ReturnType<typeof aStudent>, id: string) {
  const { mentorshipSession } = await app.ask(
    by,
    `query ($id: ID!) { mentorshipSession(id: $id) { ${SESSION} } }`,
    { id },
  )
  return mentorshipSession
}

describe('a request', () => {
  it('takes its time until the mentor answers; accepted, both get the invitation', async () => {
    const { mentor, student, id, session } = await aSession({ booksInstantly: false })
    expect(session).toMatchObject({
      status: 'REQUESTED',
      amount: '38.25',
      duration: 90,
      endsAt: '2026-12-01T16:30:00.000Z',
    })
    expect(session.roomUrl).toBeNull()
    expect(await run(app, student, 'answerSession', { id, accept: true })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await run(app, mentor, 'answerSession', { id, accept: true })).toMatchObject({
      session: { status: 'SCHEDULED', roomUrl: 'https://meet.example/ama' },
    })
    expect(await run(app, mentor, 'answerSession', { id, accept: true })).toMatchObject({
      session: { status: 'SCHEDULED' },
    })
    expect(await run(app, mentor, 'answerSession', { id, accept: false })).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await toldTo(mentor)).toEqual([
      'A student asks you for a session',
      'Your session is confirmed | REQUEST | 0',
    ])
    expect(await toldTo(student)).toEqual(['Your session is confirmed | REQUEST | 0'])
  })

  it('ends by itself after 48 hours, and its time is free; declined at once', async () => {
    const { mentor, student, id } = await aSession({ booksInstantly: false })
    const declined = await aSession({ booksInstantly: false })
    await run(app, declined.mentor, 'answerSession', {
      id: declined.id,
      accept: false,
      reason: 'I travel.',
    })
    expect(await read(declined.student, declined.id)).toMatchObject({
      status: 'DECLINED',
      endReason: 'I travel.',
    })
    clock.set('2026-11-25T11:59:59Z')
    await app.lookAfterSessions()
    expect(await read(student, id)).toMatchObject({ status: 'REQUESTED' })
    clock.set('2026-11-25T12:00:00Z')
    expect(await run(app, mentor, 'answerSession', { id, accept: true })).toMatchObject({
      code: 'CONFLICT',
    })
    await app.lookAfterSessions()
    await app.lookAfterSessions()
    expect(await read(student, id)).toMatchObject({ status: 'EXPIRED' })
    expect(await toldTo(student)).toEqual([
      'A request for a session ended without an answer',
    ])
    const again = { mentorId: userIdOf(mentor), scheduledAt: SLOT, duration: 90 }
    expect(await run(app, aStudent(), 'bookSession', again)).toMatchObject({
      session: { status: 'REQUESTED' },
    })
  })
})

describe('a session', () => {
  it('moves only when both want it, and its invitation with it', async () => {
    const { mentor, student, id } = await aSession()
    expect(
      await run(app, student, 'proposeSessionTime', {
        id,
        scheduledAt: '2026-12-02T03:00:00Z',
      }),
    ).toMatchObject({ code: 'VALIDATION_FAILED' })
    await run(app, student, 'proposeSessionTime', { id, scheduledAt: LATER })
    expect(
      await run(app, student, 'answerProposedTime', { id, accept: true }),
    ).toMatchObject({ code: 'CONFLICT' })
    expect(await read(mentor, id)).toMatchObject({
      scheduledAt: SLOT,
      proposedAt: LATER,
      isProposedByViewer: false,
    })
    expect(
      await run(app, mentor, 'answerProposedTime', { id, accept: true }),
    ).toMatchObject({ session: { scheduledAt: LATER, proposedAt: null } })
    expect(await toldTo(student)).toEqual([
      'Your session is confirmed | REQUEST | 0',
      'Your session has a new time | REQUEST | 1',
    ])
    const other = { mentorId: userIdOf(mentor), duration: 90 }
    expect(
      await run(app, aStudent(), 'bookSession', { ...other, scheduledAt: LATER }),
    ).toMatchObject({ __typename: 'SlotTaken' })
    expect(
      await run(app, aStudent(), 'bookSession', { ...other, scheduledAt: SLOT }),
    ).toMatchObject({ session: {} })
  })

  it('keeps its time when the other one was taken meanwhile', async () => {
    const { mentor, student, id } = await aSession()
    await run(app, mentor, 'proposeSessionTime', { id, scheduledAt: LATER })
    await run(app, aStudent(), 'bookSession', {
      mentorId: userIdOf(mentor),
      scheduledAt: LATER,
    })
    expect(
      await run(app, student, 'answerProposedTime', { id, accept: true }),
    ).toMatchObject({ __typename: 'SlotTaken' })
    const again = { mentorId: userIdOf(mentor), scheduledAt: SLOT }
    expect(await run(app, aStudent(), 'bookSession', again)).toMatchObject({
      __typename: 'SlotTaken',
    })
  })

  it('that is cancelled leaves both calendars; late by the student, it counts', async () => {
    const { mentor, student, id } = await aSession()
    expect(await run(app, student, 'cancelSession', { id, reason: ' ' })).toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    clock.set('2026-11-30T15:00:01Z')
    expect(
      await run(app, student, 'cancelSession', { id, reason: 'I am ill.' }),
    ).toMatchObject({ session: { status: 'CANCELLED', isLate: true } })
    expect(await toldTo(mentor)).toEqual([
      'Your session is confirmed | REQUEST | 0',
      'A session was cancelled | CANCEL | 1',
    ])
    clock.set(NOW)
    const second = await aSession()
    expect(
      await run(app, second.mentor, 'cancelSession', {
        id: second.id,
        reason: 'I travel.',
      }),
    ).toMatchObject({ session: { isLate: false } })
  })

  it('is reminded of a day and an hour before, once each, in the time of who reads it', async () => {
    const { student, mentor } = await aSession()
    const event = {
      specversion: '1.0',
      id: newId(),
      source: '/services/identity',
      type: 'landfall.identity.preferences.saved.v1',
      subject: userIdOf(student),
      time: NOW,
      datacontenttype: 'application/json',
      aggregateversion: 1,
      data: { userId: userIdOf(student), timeZone: 'Asia/Kathmandu', locale: 'ne' },
    } as const
    await deliver(onPreferencesSaved, event, app.unitOfWork)
    await deliver(onPreferencesSaved, event, app.unitOfWork)
    for (const at of ['2026-11-30T15:00:00Z', '2026-12-01T14:00:00Z']) {
      clock.set(at)
      await app.lookAfterSessions()
      await app.lookAfterSessions()
    }
    const bodies = (await app.told('notice.requested')).filter(
      ({ type }) => type === 'session-reminder',
    )
    const whens = (by: typeof student) =>
      bodies
        .filter(({ userId }) => userId === userIdOf(by))
        .map(({ body }) => String(body).split('. ')[0])
    expect(whens(student)).toEqual(
      Array(2).fill('It begins on 1 Dec 2026, 20:45 Kathmandu'),
    )
    expect(whens(mentor)).toEqual(Array(2).fill('It begins on 1 Dec 2026, 15:00 UTC'))
  })

  it('is of its two: others find none, and each has a note of their own', async () => {
    const { mentor, student, id } = await aSession()
    await run(app, student, 'saveSessionNote', { id, text: 'Ask about funding.' })
    await run(app, mentor, 'saveSessionNote', { id, text: 'Read the statement.' })
    expect(await read(student, id)).toMatchObject({
      privateNote: 'Ask about funding.',
      isViewerMentor: false,
    })
    expect(await read(mentor, id)).toMatchObject({
      privateNote: 'Read the statement.',
      isViewerMentor: true,
    })
    for (const stranger of [aStudent(), anAdmin()]) {
      expect(await read(stranger, id)).toBeNull()
      for (const [name, more] of [
        ['cancelSession', { reason: 'x' }],
        ['reportNoShow', {}],
        ['saveSessionNote', { text: 'x' }],
      ] as const)
        expect(await run(app, stranger, name, { id, ...more })).toMatchObject({
          code: 'NOT_FOUND',
        })
    }
    await expect(read(testCaller({ accountType: 'donor' }), id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

describe('a session that took place', () => {
  it('is completed by time, told by its ids, and reviewed once; the mentor is rated by the average', async () => {
    const { mentor, student, id } = await aSession()
    expect(await run(app, student, 'reviewSession', { id, rating: 5 })).toMatchObject({
      code: 'CONFLICT',
    })
    clock.set(SLOT)
    await app.lookAfterSessions()
    expect(await read(student, id)).toMatchObject({
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
    const { mentor, student, id } = await aSession()
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
    expect(await read(mentor, id)).toMatchObject({ appeal: null })
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
    expect(await read(student, id)).toMatchObject({
      status: 'COMPLETED',
      isMissedByViewer: false,
    })
    expect(await run(app, mentor, 'reportNoShow', { id })).toMatchObject({
      code: 'CONFLICT',
    })
  })
})
