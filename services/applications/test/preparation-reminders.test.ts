import { deliver } from '@landfall/kit/messaging/consumers'
import { testVisitor } from '@landfall/kit/testing/callers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import { makeRemindOfTasks } from '../src/student/preparation/remind-of-tasks.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aTask, preparing } from './_preparation.ts'
import {
  envelope,
  movableClock,
  noticesFor,
  save,
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

const remind = () => makeRemindOfTasks({ unitOfWork: app.unitOfWork, clock })()

async function withTask(o: object = {}) {
  const student = aStudent()
  const me = preparing(app, student)
  const scholarshipId = await app.knowScholarship()
  const due = { dueDate: '2026-11-20', ...o }
  const { prepTask } = await me.create(aTask(scholarshipId, due))
  return { student, me, scholarshipId, id: prepTask.id }
}
const titles = async (student: ReturnType<typeof aStudent>) =>
  (await noticesFor(app, student)).map(({ title }) => title)

async function calendarOf(student: ReturnType<typeof aStudent>) {
  const made = `mutation { createCalendarFeed { ... on CreateCalendarFeedSuccess { path } } }`
  const { path } = (await app.ask(student, made)).createCalendarFeed
  const token = /\/([\w-]{43})\.ics$/.exec(path)?.[1]
  const query = `query ($token: String!) {
    calendarDocument(token: $token, siteUrl: "https://landfall.example")
  }`
  return String((await app.ask(testVisitor(), query, { token })).calendarDocument)
}

describe('a task that is due', () => {
  it('has reminders three days before and on the day, each sent once by however many workers', async () => {
    const { student, scholarshipId } = await withTask()
    clock.set('2026-11-17T08:59:59Z')
    await remind()
    expect(await titles(student)).toEqual([])
    clock.set('2026-11-17T09:00:00Z')
    await Promise.all([remind(), remind(), remind()])
    await remind()
    clock.set('2026-11-20T09:00:30Z')
    await Promise.all([remind(), remind()])
    clock.set('2026-11-21T09:00:30Z')
    await remind()
    expect(await titles(student)).toEqual([
      'Due in 3 days: Write a resume',
      'Due today: Write a resume',
    ])
    const [notice] = await noticesFor(app, student)
    expect(notice).toMatchObject({
      type: 'task-due',
      body: 'For Coastal Engineering Award.',
      link: `/application-toolkit?scholarship=${scholarshipId}`,
    })
  })

  it('has its late reminder by the present facts, and none once its day is over', async () => {
    const late = await withTask()
    const over = await withTask({ dueDate: '2026-11-18' })
    clock.set('2026-11-19T15:00:00Z')
    await remind()
    expect(await titles(late.student)).toEqual(['Due tomorrow: Write a resume'])
    expect(await titles(over.student)).toEqual([])
  })

  it('has no more reminders when it is completed, and has them again when it is reopened', async () => {
    const { student, me, id } = await withTask()
    await me.update({ id, status: 'completed' })
    clock.set('2026-11-17T09:00:00Z')
    await remind()
    expect(await titles(student)).toEqual([])
    await me.update({ id, status: 'not_started' })
    clock.set('2026-11-20T09:00:00Z')
    await remind()
    expect(await titles(student)).toEqual(['Due today: Write a resume'])
  })

  it('waits for the morning of where the student lives now', async () => {
    const { student } = await withTask()
    const userId = userIdOf(student)
    const moved = envelope(PreferencesSaved, {
      subject: userId,
      version: 2,
      time: START,
      data: { userId, timeZone: 'America/Los_Angeles', locale: 'en' },
    })
    expect(await deliver(onPreferencesSaved, moved, app.unitOfWork)).toBe('handled')
    expect(await deliver(onPreferencesSaved, moved, app.unitOfWork)).toBe('duplicate')
    clock.set('2026-11-17T16:59:00Z')
    await remind()
    expect(await titles(student)).toEqual([])
    clock.set('2026-11-17T17:00:00Z')
    await remind()
    expect(await titles(student)).toEqual(['Due in 3 days: Write a resume'])
  })
})

describe('a task for an award', () => {
  const removal =
    'mutation ($id: ID!) { removeSavedScholarship(input: { id: $id }) { __typename } }'

  async function withSaved() {
    const made = await withTask()
    const { id: savedId } = await save(app, made.student, made.scholarshipId)
    const { checklist } = await made.me.plan({ scholarshipId: made.scholarshipId })
    const line = { checklistId: checklist.id, task: 'Post it', dueDate: '2026-11-20' }
    await made.me.addLine(line)
    const setTo = (applicationStatus: string) => {
      const input = { id: savedId, applicationStatus }
      return app.ask(made.student, updateSavedMutation, { input })
    }
    const takeOff = () => app.ask(made.student, removal, { id: savedId })
    return { ...made, setTo, takeOff }
  }

  it.each(['applied', 'accepted', 'rejected'])(
    'that is %s has no more reminders, and has them again when that was a slip',
    async (status) => {
      const { student, me, setTo } = await withSaved()
      await setTo(status)
      clock.set('2026-11-17T09:00:00Z')
      await Promise.all([remind(), remind()])
      expect(await titles(student)).toEqual([])
      expect(await calendarOf(student)).not.toContain('SUMMARY:To do')
      expect(await me.toApplyFor()).toEqual([false, false])
      await setTo('planned')
      clock.set('2026-11-20T09:00:00Z')
      await remind()
      expect(await titles(student)).toEqual([
        'Due today: Write a resume',
        'Due today: Post it',
      ])
      expect(await calendarOf(student)).toContain('SUMMARY:To do: Post it')
      expect(await me.toApplyFor()).toEqual([true, true])
    },
  )

  it('that was taken off the list has no more reminders, until it is saved or prepared again', async () => {
    const again = [await withSaved(), await withSaved()] as const
    const gone = await withSaved()
    for (const one of [...again, gone]) await one.takeOff()
    await save(app, again[0].student, again[0].scholarshipId)
    await again[1].me.plan({ scholarshipId: again[1].scholarshipId })
    clock.set('2026-11-17T09:00:00Z')
    await Promise.all([remind(), remind()])
    expect(await titles(gone.student)).toEqual([])
    expect(await calendarOf(gone.student)).not.toContain('SUMMARY:To do')
    expect(await gone.me.toApplyFor()).toEqual([false, false])
    for (const { student } of again) expect(await titles(student)).toHaveLength(2)
  })

  it.each(['held', 'removed', 'deadline'] as const)(
    'that is closed (%s) lies on no calendar',
    async (closedReason) => {
      const { student, me, scholarshipId } = await withSaved()
      expect(await calendarOf(student)).toContain('SUMMARY:To do')
      const copy = await app.stores.scholarshipCopies.find(scholarshipId)
      if (copy === null) throw new Error('it was just told of')
      const closed = { ...copy, status: 'closed' as const, closedReason, version: 2 }
      await app.stores.scholarshipCopies.keepNewest(closed)
      expect(await calendarOf(student)).not.toContain('SUMMARY:To do')
      expect(await me.toApplyFor()).toEqual([false, false])
    },
  )
})

it('dated lines of a checklist have reminders, each sent once', async () => {
  const student = aStudent()
  const me = preparing(app, student)
  const scholarshipId = await app.knowScholarship()
  const { checklist } = await me.plan({ scholarshipId })
  const line = { checklistId: checklist.id }
  await me.addLine({ ...line, task: 'Buy stamps', dueDate: '2026-11-20' })
  await me.addLine({ ...line, task: 'Print it', dueDate: '2026-11-21' })
  clock.set('2026-11-17T09:00:00Z')
  await Promise.all([remind(), remind()])
  clock.set('2026-11-18T10:00:00Z')
  // A change while a morning's reminder is still due must not drop it.
  await me.addLine({ ...line, task: 'Post it' })
  await remind()
  expect(await titles(student)).toEqual([
    'Due in 3 days: Buy stamps',
    'Due in 3 days: Print it',
  ])
})

it('lies on the private calendar while it is to be done', async () => {
  const { student, me, id } = await withTask({ title: 'Ask Ana' })
  expect(await calendarOf(student)).toContain('SUMMARY:To do: Ask Ana')
  expect(await calendarOf(student)).toContain('DTSTART;VALUE=DATE:20261120')
  await me.update({ id, status: 'completed' })
  expect(await calendarOf(student)).not.toContain('Ask Ana')
})
