import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import {
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { PROFILE, run } from './_mentors.ts'
import { aSession, lastWordsTo, NOW, noticesTo, readSession, SLOT } from './_sessions.ts'

const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

describe('a request for a session', () => {
  it('reserves its time until the mentor answers; when it is accepted, both get an invitation', async () => {
    const { mentor, student, id, session } = await aSession(app, { booksInstantly: false })
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
    expect(await noticesTo(app, mentor)).toEqual([
      'A student asks you for a session',
      'Your session is confirmed | REQUEST | 0',
    ])
    expect(await noticesTo(app, student)).toEqual([
      'Your session is confirmed | REQUEST | 0',
    ])
  })

  it('tells the mentor the last moment to answer, at the latest an hour before the session', async () => {
    const { mentor } = await aSession(app, { booksInstantly: false })
    expect(await lastWordsTo(app, mentor)).toContain('by 25 Nov 2026, 12:00 UTC;')
    clock.set('2026-11-30T14:00:00Z')
    const soon = await aSession(app, { booksInstantly: false })
    expect(await lastWordsTo(app, soon.mentor)).toContain('by 1 Dec 2026, 14:00 UTC;')
  })

  it('can be accepted only once the mentor has a meeting link, even if the mentor can be booked instantly', async () => {
    for (const booksInstantly of [true, false]) {
      const { mentor, student, id, session } = await aSession(app, {
        booksInstantly,
        roomUrl: null,
      })
      expect(session).toMatchObject({ status: 'REQUESTED' })
      const { mentor: seen } = await app.ask(
        student,
        `query ($id: ID!) { mentor(id: $id) { booksInstantly } }`,
        { id: userIdOf(mentor) },
      )
      expect(seen).toEqual({ booksInstantly: false })
      expect(await run(app, mentor, 'answerSession', { id, accept: true })).toMatchObject({
        code: 'CONFLICT',
        message: 'Please add the link to your meeting room to your profile first.',
      })
      await run(app, mentor, 'saveMentorProfile', { ...PROFILE, booksInstantly })
      expect(await readSession(app, mentor, id)).toMatchObject({
        roomUrl: 'https://meet.example/ama',
      })
      expect(await run(app, mentor, 'answerSession', { id, accept: true })).toMatchObject({
        session: { status: 'SCHEDULED' },
      })
    }
  })

  it('expires together with all other unanswered requests, however many there are', async () => {
    const { student, id } = await aSession(app, { booksInstantly: false })
    await app.unitOfWork(async ({ sessions }) => {
      const asked = await sessions.lock(id)
      if (asked === null) throw new Error('it was asked for')
      for (let n = 0; n < 150; n += 1) await sessions.insert({ ...asked, id: newId() })
    })
    clock.set('2026-11-25T12:00:00Z')
    await app.lookAfterSessions()
    expect(await noticesTo(app, student)).toHaveLength(151)
  })

  it('can only be declined by somebody who is no longer a mentor', async () => {
    const { mentor, student, id } = await aSession(app, { booksInstantly: false })
    // The state that an earlier version left: the request remained.
    await app.unitOfWork(async ({ mentors }) => {
      const before = await mentors.lock(userIdOf(mentor))
      if (before === null) throw new Error('there is one')
      await mentors.put({ ...before, status: 'declined' })
    })
    const answer = (accept: boolean) => run(app, mentor, 'answerSession', { id, accept })
    const refused = {
      code: 'CONFLICT',
      message: 'You are not an approved mentor now, so you can only decline.',
    }
    expect(await answer(true)).toMatchObject(refused)
    // Nor can they while they wait for another decision.
    await run(app, mentor, 'saveMentorProfile', PROFILE)
    expect(await answer(true)).toMatchObject(refused)
    expect(await readSession(app, student, id)).toMatchObject({ status: 'REQUESTED' })
    expect(await answer(false)).toMatchObject({ session: { status: 'DECLINED' } })
  })

  it('ends with the account of its student, and the mentor is told', async () => {
    const { mentor, student } = await aSession(app, { booksInstantly: false })
    const userId = userIdOf(student)
    const o = { id: newId(), aggregateId: userId, version: 1, time: clock.now() }
    const erased = makeEnvelope(UserErased, { ...o, data: { userId } })
    await deliver(onUserErased, erased, app.unitOfWork)
    expect(await noticesTo(app, mentor)).toEqual([
      'A student asks you for a session',
      'A session was canceled',
    ])
    expect(await lastWordsTo(app, mentor)).toContain('because the student left the site')
  })

  it('expires after 48 hours, or ends when it is declined; then its time is free again', async () => {
    const { mentor, student, id } = await aSession(app, { booksInstantly: false })
    const declined = await aSession(app, { booksInstantly: false })
    await run(app, declined.mentor, 'answerSession', {
      id: declined.id,
      accept: false,
      reason: 'I travel.',
    })
    expect(await readSession(app, declined.student, declined.id)).toMatchObject({
      status: 'DECLINED',
      endReason: 'I travel.',
    })
    clock.set('2026-11-25T11:59:59Z')
    await app.lookAfterSessions()
    expect(await readSession(app, student, id)).toMatchObject({ status: 'REQUESTED' })
    clock.set('2026-11-25T12:00:00Z')
    expect(await run(app, mentor, 'answerSession', { id, accept: true })).toMatchObject({
      code: 'CONFLICT',
    })
    await app.lookAfterSessions()
    await app.lookAfterSessions()
    expect(await readSession(app, student, id)).toMatchObject({ status: 'EXPIRED' })
    expect(await noticesTo(app, student)).toEqual([
      'A request for a session ended without an answer',
    ])
    const again = { mentorId: userIdOf(mentor), scheduledAt: SLOT, duration: 90 }
    expect(await run(app, aStudent(), 'bookSession', again)).toMatchObject({
      session: { status: 'REQUESTED' },
    })
  })
})
