import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import {
  COMING,
  createMutation,
  daysOf,
  defaultsMutation,
  movableClock,
  noticesFor,
  planMutation,
  planOf,
  removeMutation,
  save,
  savedDeadlinesQuery,
  sweep,
  updateMutation,
  updateSavedMutation,
} from './_reminders.ts'

const START = '2026-11-10T12:00:00Z'
const clock = movableClock(START)
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())
beforeEach(() => clock.set(START))

describe('the wishes of a student', () => {
  it('change the days of one award and the days of all others', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('published', COMING)
    await save(app, student, scholarshipId)
    const changed = await app.ask(student, defaultsMutation, {
      input: { daysBefore: [2, 10, 2] },
    })
    expect(changed.updateReminderDefaults.reminderDefaults).toEqual({
      isOn: true,
      daysBefore: [10, 2],
      timeZone: 'UTC',
    })
    expect(daysOf(await planOf(app, student))).toEqual([10, 2])
    const wish = (input: object) =>
      app.ask(student, planMutation, { input: { scholarshipId, ...input } })
    await wish({ daysBefore: [5], customMessage: 'Ask Dr. Ode' })
    expect((await planOf(app, student)).planned).toMatchObject([
      { daysBefore: 5, customMessage: 'Ask Dr. Ode' },
    ])
    await wish({ isOn: false })
    expect((await planOf(app, student)).planned).toEqual([])
    await wish({ isOn: true, daysBefore: null })
    expect(daysOf(await planOf(app, student))).toEqual([10, 2])
  })

  it('are both kept when two tabs change different ones at the same moment', async () => {
    const student = aStudent()
    const change = (input: object) => app.ask(student, defaultsMutation, { input })
    await Promise.all([change({ isOn: false }), change({ daysBefore: [2] })])
    const { updateReminderDefaults } = await change({})
    expect(updateReminderDefaults.reminderDefaults).toMatchObject({
      isOn: false,
      daysBefore: [2],
    })
  })

  it('are refused where they make no sense', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('published', COMING)
    await save(app, student, scholarshipId)
    const create = async (reminderDate: string) =>
      (await app.ask(student, createMutation, { input: { scholarshipId, reminderDate } }))
        .createDeadlineReminder
    expect(await create('2026-11-09')).toMatchObject({
      message: 'Please choose a time in the future',
    })
    expect(await create('2026-12-02T06:00:00Z')).toMatchObject({
      message: 'Please choose a time before the deadline',
    })
    expect(await create('soon')).toMatchObject({ code: 'VALIDATION_FAILED' })
    const days = { input: { scholarshipId, daysBefore: [400] } }
    expect((await app.ask(student, planMutation, days)).updateReminderPlan).toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })

  it('may be a time of their own, moved and taken back', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('published', COMING)
    await save(app, student, scholarshipId)
    const { createDeadlineReminder: made } = await app.ask(student, createMutation, {
      input: { scholarshipId, reminderDate: '2026-11-12', customMessage: 'Transcript' },
    })
    expect(made.deadlineReminder).toMatchObject({
      reminderType: 'OWN',
      reminderDate: '2026-11-12T09:00:00.000Z',
    })
    const { id } = made.deadlineReminder
    await app.ask(student, updateMutation, {
      input: { id, reminderDate: '2026-11-13T10:00:00+01:00' },
    })
    clock.set('2026-11-13T09:00:30Z')
    await sweep(app, clock)
    const notices = await noticesFor(app, student)
    expect(notices[0]?.body).toContain('You left yourself a note')
    expect(JSON.stringify(await app.outboxEvents())).not.toContain('Transcript')
    const gone = await app.ask(student, removeMutation, { input: { id } })
    expect(gone.removeDeadlineReminder).toMatchObject({ code: 'CONFLICT' })
  })

  it('are kept for a closed award, which the reminder says, and refused for a hidden one', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('closed', COMING)
    await save(app, student, scholarshipId)
    const input = { scholarshipId, reminderDate: '2026-11-12' }
    await app.ask(student, createMutation, { input })
    await app.unitOfWork((tx) =>
      tx.reminderPlans.askForScholarship(scholarshipId, clock.now()),
    )
    await sweep(app, clock)
    clock.set('2026-11-12T09:00:30Z')
    for (let n = 0; n < 2; n += 1) await sweep(app, clock)
    expect(await noticesFor(app, student)).toMatchObject([
      { body: 'This scholarship is currently closed to applications.' },
    ])
    const copy = await app.stores.scholarshipCopies.find(scholarshipId)
    if (copy === null) throw new Error('it was just told of')
    await app.stores.scholarshipCopies.keepNewest({
      ...copy,
      closedReason: 'held',
      version: 2,
    })
    const later = { ...input, reminderDate: '2026-11-13' }
    const refused = await app.ask(student, createMutation, { input: later })
    expect(refused.createDeadlineReminder).toMatchObject({ code: 'CONFLICT' })
  })

  it('survive that the award was marked as applied for by mistake', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('published', COMING)
    const { id: savedId } = await save(app, student, scholarshipId)
    const { createDeadlineReminder: made } = await app.ask(student, createMutation, {
      input: { scholarshipId, reminderDate: '2026-11-12' },
    })
    const { id } = made.deadlineReminder
    const setTo = (applicationStatus: string) =>
      app.ask(student, updateSavedMutation, { input: { id: savedId, applicationStatus } })
    await setTo('applied')
    expect((await planOf(app, student)).planned).toEqual([])
    const gone = await app.ask(student, removeMutation, { input: { id } })
    expect(gone.removeDeadlineReminder).toMatchObject({ code: 'NOT_FOUND' })
    await setTo('planned')
    expect((await planOf(app, student)).planned[0]).toMatchObject({ id })
  })

  it('can remove a reminder that follows from the deadline, and it does not come back', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship('published', COMING)
    const { reminders } = await save(app, student, scholarshipId)
    const id = reminders.planned[1]?.id
    await app.ask(student, removeMutation, { input: { id } })
    await app.ask(student, planMutation, { input: { scholarshipId, isOn: true } })
    expect(daysOf(await planOf(app, student))).toEqual([14, 3, 1])
  })
})

it('lists what is saved by deadline, page by page, those without one last', async () => {
  const student = aStudent()
  const late = await app.knowScholarship('published', {
    ...COMING,
    deadlineDate: '2027-03-01',
  })
  const none = await app.knowScholarship('published')
  const soon = await app.knowScholarship('published', COMING)
  const closed = await app.knowScholarship('closed', COMING)
  for (const id of [late, none, closed, soon]) await save(app, student, id)
  const ids: string[] = []
  for (let after: string | null = null; ;) {
    const { savedDeadlines } = await app.ask(student, savedDeadlinesQuery, {
      first: 1,
      after,
    })
    expect(savedDeadlines.totalCount).toBe(4)
    ids.push(savedDeadlines.edges[0].node.scholarship.id)
    if (!savedDeadlines.pageInfo.hasNextPage) break
    after = savedDeadlines.pageInfo.endCursor
  }
  expect(ids.slice(0, 2)).toEqual([soon, late])
  expect(new Set(ids.slice(2))).toEqual(new Set([none, closed]))
})
