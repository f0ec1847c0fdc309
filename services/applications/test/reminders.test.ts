import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { NoticeDelivered } from '@landfall/proto-events/identity/notice-delivered.v1'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onNoticeDelivered } from '../src/events/on-notice-delivered.ts'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import {
  COMING,
  daysOf,
  envelope,
  movableClock,
  noticesFor,
  planMutation,
  planOf,
  removeMutation,
  save,
  snoozeMutation,
  sweep,
  updateMutation,
  updateSavedMutation,
  userIdOf,
} from './_reminders.ts'

const START = '2026-11-10T12:00:00Z'
const clock = movableClock(START)
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())
beforeEach(() => clock.set(START))

/** A student with one saved award whose 14-day reminder went out. */
async function reminded() {
  const student = aStudent()
  const scholarshipId = await app.knowScholarship('published', COMING)
  await save(app, student, scholarshipId)
  clock.set('2026-11-17T14:00:30Z')
  await sweep(app, clock)
  const { last } = await planOf(app, student)
  return { student, scholarshipId, id: last?.id ?? '' }
}

describe('saving an award', () => {
  it('plans its reminders, and taking it off the list takes them back', async () => {
    const student = aStudent()
    const saved = await save(app, student, await app.knowScholarship('published', COMING))
    expect(daysOf(saved.reminders)).toEqual([14, 7, 3, 1])
    expect(saved.reminders.planned[0]?.reminderDate).toBe('2026-11-17T09:00:00.000Z')
    await app.ask(
      student,
      `mutation ($id: ID!) { removeSavedScholarship(input: { id: $id }) { __typename } }`,
      { id: saved.id },
    )
    clock.set('2026-11-30T15:00:00Z')
    await sweep(app, clock)
    expect(await noticesFor(app, student)).toEqual([])
  })

  it('stops reminding a student who has applied, and resumes when that was a slip', async () => {
    const student = aStudent()
    const { id } = await save(app, student, await app.knowScholarship('published', COMING))
    const setTo = (applicationStatus: string) =>
      app.ask(student, updateSavedMutation, { input: { id, applicationStatus } })
    await setTo('applied')
    expect((await planOf(app, student)).planned).toEqual([])
    await setTo('planned')
    expect(daysOf(await planOf(app, student))).toEqual([14, 7, 3, 1])
  })
})

describe('the sweep', () => {
  it('asks once for a reminder that is due, however often it runs', async () => {
    const { student } = await reminded()
    await sweep(app, clock)
    const notices = await noticesFor(app, student)
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({
      type: 'deadline-reminder',
      title: '14 days left: Coastal Engineering Award',
      link: '/scholarships/coastal-engineering-award#reminders',
    })
  })

  it('asks once for each when two processes sweep at once', async () => {
    const scholarshipId = await app.knowScholarship('published', COMING)
    const students = Array.from({ length: 30 }, () => aStudent())
    for (const student of students) await save(app, student, scholarshipId)
    clock.set('2026-11-17T14:00:30Z')
    const outcomes = await Promise.all([
      sweep(app, clock),
      sweep(app, clock),
      sweep(app, clock),
    ])
    const counts = await Promise.all(
      students.map(async (one) => (await noticesFor(app, one)).length),
    )
    expect(counts).toEqual(students.map(() => 1))
    expect(outcomes.reduce((sum, { requested }) => sum + requested, 0)).toBe(30)
  })

  it('sends only the newest after an outage, and says that it is late', async () => {
    const student = aStudent()
    await save(app, student, await app.knowScholarship('published', COMING))
    clock.set('2026-11-29T15:00:00Z')
    await sweep(app, clock)
    const notices = await noticesFor(app, student)
    expect(notices.map(({ title }) => title)).toEqual([
      '2 days left: Coastal Engineering Award',
    ])
    expect(notices[0]?.body).toContain('This reminder is late')
    expect(daysOf(await planOf(app, student))).toEqual([1])
  })

  it('is silent when the deadline is over by then', async () => {
    const student = aStudent()
    await save(app, student, await app.knowScholarship('published', COMING))
    clock.set('2026-12-02T05:00:00Z')
    await sweep(app, clock)
    expect(await noticesFor(app, student)).toEqual([])
  })

  it('plans reminders for what was saved before reminders existed, without a burst', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('published', COMING)
    const { id } = await save(app, student, scholarshipId)
    await app.postgres.pool.query('delete from deadline_reminders where student_id = $1', [
      userIdOf(student),
    ])
    await app.postgres.pool.query(
      `insert into reminder_planning select student_id, scholarship_id, now() from saved_scholarships where id = $1`,
      [id],
    )
    clock.set('2026-11-26T12:00:00Z')
    await sweep(app, clock)
    expect(daysOf(await planOf(app, student))).toEqual([3, 1])
    expect(await noticesFor(app, student)).toEqual([])
  })
})

describe('the proof of sending', () => {
  it('is kept as first told, however often it comes', async () => {
    const { student, id } = await reminded()
    const [notice] = await noticesFor(app, student)
    const noticeDelivered = (mail: string, messageId: string | null) =>
      envelope(NoticeDelivered, {
        subject: notice?.noticeId ?? '',
        version: 1,
        time: '2026-11-17T14:00:40.000Z',
        data: {
          noticeId: notice?.noticeId,
          userId: userIdOf(student),
          type: 'deadline-reminder',
          inApp: true,
          mail,
          messageId,
          at: '2026-11-17T14:00:40.000Z',
        },
      })
    const delivered = noticeDelivered('sent', '<one@landfall>')
    expect((await planOf(app, student)).last).toMatchObject({ isSent: false, proof: null })
    expect(await deliver(onNoticeDelivered, delivered, app.unitOfWork)).toBe('handled')
    expect(await deliver(onNoticeDelivered, delivered, app.unitOfWork)).toBe('duplicate')
    await deliver(onNoticeDelivered, noticeDelivered('failed', null), app.unitOfWork)
    expect((await planOf(app, student)).last).toEqual({
      id,
      isSent: true,
      status: 'SETTLED',
      proof: { isInApp: true, mail: 'SENT', messageId: '<one@landfall>' },
    })
  })
})

describe('the time zone of a student', () => {
  it('moves planned reminders, and an older zone that comes late moves nothing', async () => {
    const student = aStudent()
    await save(app, student, await app.knowScholarship('published', COMING))
    const preferencesSaved = (timeZone: string, version: number) =>
      envelope(PreferencesSaved, {
        subject: userIdOf(student),
        version,
        time: START,
        data: { userId: userIdOf(student), timeZone, locale: 'en' },
      })
    const berlin = preferencesSaved('Europe/Berlin', 3)
    expect(await deliver(onPreferencesSaved, berlin, app.unitOfWork)).toBe('handled')
    expect(await deliver(onPreferencesSaved, berlin, app.unitOfWork)).toBe('duplicate')
    await deliver(onPreferencesSaved, preferencesSaved('Asia/Tokyo', 2), app.unitOfWork)
    await sweep(app, clock)
    const { planned } = await planOf(app, student)
    expect(planned[0]?.reminderDate).toBe('2026-11-17T08:00:00.000Z')
    expect(planned).toHaveLength(4)
  })
})

describe('snoozing', () => {
  it('plans one more of a reminder that went out; asked again, the same one moves', async () => {
    const { student, id } = await reminded()
    const snooze = async (length: string) =>
      (await app.ask(student, snoozeMutation, { input: { id, length } }))
        .snoozeDeadlineReminder.deadlineReminder
    const first = await snooze('HOUR')
    const second = await snooze('TOMORROW')
    expect(second).toMatchObject({
      id: first.id,
      reminderType: 'SNOOZE',
      reminderDate: '2026-11-18T09:00:00.000Z',
    })
    clock.set('2026-11-18T14:00:10Z')
    await sweep(app, clock)
    const titles = (await noticesFor(app, student)).map(({ title }) => title)
    expect(titles.map((title) => title.slice(0, 12))).toEqual([
      '14 days left',
      '13 days left',
    ])
  })

  it('is refused for one that has not gone out, and beyond the deadline', async () => {
    const { student, id } = await reminded()
    const { planned } = await planOf(app, student)
    const snooze = async (which: string | undefined) =>
      (
        await app.ask(student, snoozeMutation, {
          input: { id: which, length: 'THREE_DAYS' },
        })
      ).snoozeDeadlineReminder
    expect(await snooze(planned[0]?.id)).toMatchObject({ code: 'CONFLICT' })
    clock.set('2026-11-30T09:00:00Z')
    expect(await snooze(id)).toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})

describe("somebody else's reminder", () => {
  it('does not exist for other students', async () => {
    const { id } = await reminded()
    const stranger = aStudent()
    const found = await app.ask(
      stranger,
      `query ($id: ID!) { deadlineReminder(id: $id) { id } }`,
      { id },
    )
    expect(found.deadlineReminder).toBeNull()
    const missing = { code: 'NOT_FOUND' }
    const input = { id }
    expect((await app.ask(stranger, updateMutation, { input })).updateDeadlineReminder).toMatchObject(missing) // prettier-ignore
    expect((await app.ask(stranger, removeMutation, { input })).removeDeadlineReminder).toMatchObject(missing) // prettier-ignore
    const snooze = { input: { id, length: 'HOUR' } }
    expect((await app.ask(stranger, snoozeMutation, snooze)).snoozeDeadlineReminder).toMatchObject(missing) // prettier-ignore
    const plan = { input: { scholarshipId: randomUUID(), isOn: false } }
    expect((await app.ask(stranger, planMutation, plan)).updateReminderPlan).toMatchObject(
      missing,
    )
  })
})
