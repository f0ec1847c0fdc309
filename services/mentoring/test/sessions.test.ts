import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testCaller } from '@landfall/kit/testing/callers'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
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
import { PROFILE, run } from './_mentors.ts'
import { aSession, lastWordsTo, NOW, noticesTo, readSession, SLOT } from './_sessions.ts'

const LATER = '2026-12-02T15:00:00.000Z'
const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

describe('a session', () => {
  it('moves only when both agree, and so does its invitation', async () => {
    const { mentor, student, id } = await aSession(app)
    expect(
      await run(app, student, 'proposeSessionTime', {
        id,
        scheduledAt: '2026-12-02T03:00:00Z',
      }),
    ).toMatchObject({ code: 'VALIDATION_FAILED' })
    await run(app, student, 'proposeSessionTime', { id, scheduledAt: LATER })
    expect(
      await run(app, student, 'answerProposedTime', {
        id,
        accept: true,
        proposedAt: LATER,
      }),
    ).toMatchObject({ code: 'CONFLICT' })
    expect(await readSession(app, mentor, id)).toMatchObject({
      scheduledAt: SLOT,
      proposedAt: LATER,
      isProposedByViewer: false,
    })
    expect(
      await run(app, mentor, 'answerProposedTime', { id, accept: true }),
    ).toMatchObject({
      errors: [{ message: 'Please reload the page and look at the proposed time again.' }],
    })
    expect(
      await run(app, mentor, 'answerProposedTime', {
        id,
        accept: true,
        proposedAt: LATER,
      }),
    ).toMatchObject({ session: { scheduledAt: LATER, proposedAt: null } })
    expect(await noticesTo(app, student)).toEqual([
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

  it('keeps its time when a new one is withdrawn or not accepted, and the other person is told which', async () => {
    const { mentor, student, id } = await aSession(app)
    for (const [by, words] of [
      [mentor, 'The other person withdrew the new time, so'],
      [student, 'The new time was not accepted, so'],
    ] as const) {
      await run(app, mentor, 'proposeSessionTime', { id, scheduledAt: LATER })
      await run(app, by, 'answerProposedTime', { id, accept: false })
      const other = by === mentor ? student : mentor
      expect(await lastWordsTo(app, other)).toContain(words)
    }
  })

  it('cannot be moved to a time other than the one that is proposed now', async () => {
    const { mentor, student, id } = await aSession(app)
    await run(app, mentor, 'proposeSessionTime', { id, scheduledAt: LATER })
    const later = '2026-12-03T15:00:00.000Z'
    await run(app, mentor, 'proposeSessionTime', { id, scheduledAt: later })
    const answers = [
      [{ accept: true, proposedAt: LATER }, 'CONFLICT'],
      [{ accept: false, proposedAt: LATER }, 'CONFLICT'],
      [{ accept: true }, 'VALIDATION_FAILED'],
    ] as const
    for (const [answer, code] of answers)
      expect(
        await run(app, student, 'answerProposedTime', { id, ...answer }),
      ).toMatchObject({ code })
    expect(await readSession(app, student, id)).toMatchObject({
      scheduledAt: SLOT,
      proposedAt: later,
    })
  })

  it('keeps its time when the proposed one has been taken in the meantime', async () => {
    const { mentor, student, id } = await aSession(app)
    await run(app, mentor, 'proposeSessionTime', { id, scheduledAt: LATER })
    await run(app, aStudent(), 'bookSession', {
      mentorId: userIdOf(mentor),
      scheduledAt: LATER,
    })
    expect(
      await run(app, student, 'answerProposedTime', {
        id,
        accept: true,
        proposedAt: LATER,
      }),
    ).toMatchObject({ __typename: 'SlotTaken' })
    const again = { mentorId: userIdOf(mentor), scheduledAt: SLOT }
    expect(await run(app, aStudent(), 'bookSession', again)).toMatchObject({
      __typename: 'SlotTaken',
    })
  })

  it('that is canceled disappears from both calendars, and is marked as late if the student canceled it too late', async () => {
    const { mentor, student, id } = await aSession(app)
    expect(await run(app, student, 'cancelSession', { id, reason: ' ' })).toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    clock.set('2026-11-30T15:00:01Z')
    expect(
      await run(app, student, 'cancelSession', { id, reason: 'I am ill.' }),
    ).toMatchObject({ session: { status: 'CANCELLED', isLate: true } })
    expect(await noticesTo(app, mentor)).toEqual([
      'Your session is confirmed | REQUEST | 0',
      'A session was canceled | CANCEL | 1',
    ])
    clock.set(NOW)
    const second = await aSession(app)
    expect(
      await run(app, second.mentor, 'cancelSession', {
        id: second.id,
        reason: 'I travel.',
      }),
    ).toMatchObject({ session: { isLate: false } })
  })

  it('sends one reminder a day before and one an hour before, in each reader’s time zone', async () => {
    const { student, mentor } = await aSession(app)
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
    const bodies = (await app.eventsOf('notice.requested')).filter(
      ({ type }) => type === 'session-reminder',
    )
    const reminderTexts = (by: typeof student) =>
      bodies
        .filter(({ userId }) => userId === userIdOf(by))
        .map(({ body }) => String(body).split('. ')[0])
    expect(reminderTexts(student)).toEqual(
      Array(2).fill('It starts on 1 Dec 2026, 20:45 Kathmandu'),
    )
    expect(reminderTexts(mentor)).toEqual(
      Array(2).fill('It starts on 1 Dec 2026, 15:00 UTC'),
    )
  })

  it('without a meeting link reminds its mentor to add one', async () => {
    const { student, mentor, id } = await aSession(app)
    await run(app, mentor, 'saveMentorProfile', { ...PROFILE, roomUrl: null })
    clock.set('2026-11-30T15:00:00Z')
    await app.lookAfterSessions()
    expect(await lastWordsTo(app, mentor)).toContain('add one, or the student can’t join.')
    expect(await lastWordsTo(app, student)).toContain(
      'The mentor has not added a meeting link yet; it will appear on the session page.',
    )
    expect(await readSession(app, student, id)).toMatchObject({ roomUrl: null })
  })

  it('is visible only to its student and mentor, each with their own note', async () => {
    const { mentor, student, id } = await aSession(app)
    await run(app, student, 'saveSessionNote', { id, text: 'Ask about funding.' })
    await run(app, mentor, 'saveSessionNote', { id, text: 'Read the statement.' })
    expect(await readSession(app, student, id)).toMatchObject({
      privateNote: 'Ask about funding.',
      isViewerMentor: false,
    })
    expect(await readSession(app, mentor, id)).toMatchObject({
      privateNote: 'Read the statement.',
      isViewerMentor: true,
    })
    for (const stranger of [aStudent(), anAdmin()]) {
      expect(await readSession(app, stranger, id)).toBeNull()
      for (const [name, more] of [
        ['cancelSession', { reason: 'x' }],
        ['reportNoShow', {}],
        ['saveSessionNote', { text: 'x' }],
      ] as const)
        expect(await run(app, stranger, name, { id, ...more })).toMatchObject({
          code: 'NOT_FOUND',
        })
    }
    await expect(
      readSession(app, testCaller({ accountType: 'donor' }), id),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

it('a session whose update fails does not delay the others, and is updated later', async () => {
  const ended = await aSession(app, { booksInstantly: false })
  const [stuck, other] = [await aSession(app), await aSession(app)]
  const letGo = await stickRows(app.postgres.pool, {
    table: 'outbox',
    when: `new.body::text like '%${userIdOf(stuck.student)}%'`,
  })
  const reminders = async ({ student }: typeof stuck) =>
    (await noticesTo(app, student)).filter((title) => title.includes('starts soon')).length
  clock.set('2026-11-30T15:00:00Z')
  await expect(app.lookAfterSessions()).rejects.toThrow('Failed query')
  expect([await reminders(stuck), await reminders(other)]).toEqual([0, 1])
  // What comes after the reminders is done all the same.
  expect((await readSession(app, ended.student, ended.id)).status).toBe('EXPIRED')
  clock.set(SLOT)
  await expect(app.lookAfterSessions()).rejects.toThrow('Failed query')
  expect((await readSession(app, other.student, other.id)).status).toBe('IN_PROGRESS')
  expect((await readSession(app, stuck.student, stuck.id)).status).toBe('SCHEDULED')
  await letGo()
  await app.lookAfterSessions()
  expect((await readSession(app, stuck.student, stuck.id)).status).toBe('IN_PROGRESS')
})
