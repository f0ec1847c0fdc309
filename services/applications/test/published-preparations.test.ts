import { deliver } from '@landfall/kit/messaging/consumers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { PreparationChanged } from '@landfall/proto-events/applications/preparation-changed.v1'
import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onScholarshipMerged } from '../src/events/on-scholarship-merged.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aTask, anAskingAward, deadlineMoved, hear, preparing } from './_preparation.ts'
import { envelope, movableClock, userIdOf } from './_reminders.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(movableClock('2026-11-10T12:00:00Z'))
})
afterAll(() => app.stop())

/** Every event published for a student and an award, oldest first. */
async function publishedOf(student: Caller, scholarshipId: string) {
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name === PreparationChanged.type)
    .map(({ body }) => ({
      ...PreparationChanged.schema.parse(body.data),
      version: body.aggregateversion,
    }))
    .filter((one) => one.studentId === userIdOf(student))
    .filter((one) => one.scholarshipId === scholarshipId)
}
const newest = async (student: Caller, scholarshipId: string) =>
  (await publishedOf(student, scholarshipId)).at(-1)

it('each change is published with the whole preparation and a version of its own', async () => {
  const student = aStudent()
  const me = preparing(app, student)
  const scholarshipId = await anAskingAward(app)
  const { checklist } = await me.plan({ scholarshipId })
  expect(await newest(student, scholarshipId)).toMatchObject({
    version: 1,
    openTasks: 5,
    completedTasks: 0,
    openLines: 3,
    next: [
      {
        kind: 'task',
        title: 'Apply for a place',
        status: 'not_started',
        dueDate: '2026-11-10',
      },
      ...Array.from({ length: 4 }, () => ({ kind: 'task' })),
      ...Array.from({ length: 3 }, () => ({ kind: 'line', status: null, dueDate: null })),
    ],
  })

  await me.plan({ scholarshipId })
  expect(await publishedOf(student, scholarshipId)).toHaveLength(1)

  const [first] = await me.tasks()
  await me.update({ id: first?.id, status: 'completed' })
  expect(await newest(student, scholarshipId)).toMatchObject({
    openTasks: 4,
    completedTasks: 1,
  })
  const [line] = checklist.checklistItems
  const checklistId = checklist.id
  await me.updateLine({ checklistId, itemId: line.id, completed: true })
  expect(await newest(student, scholarshipId)).toMatchObject({
    openLines: 2,
    completedLines: 1,
  })
  const own = await me.create(
    aTask(scholarshipId, { title: 'Iron the shirt', studentNotes: 'the blue one' }),
  )
  const withOwn = await newest(student, scholarshipId)
  expect(withOwn?.openTasks).toBe(5)
  expect(withOwn?.next).toContainEqual({
    kind: 'task',
    title: null,
    taskType: 'resume',
    status: 'not_started',
    dueDate: null,
  })
  const [, step] = await me.tasks()
  await me.update({ id: step?.id, title: 'Ask Ms. Miller' })
  await me.addLine({ checklistId, task: 'Call my aunt' })
  await me.remove({ id: own.prepTask.id })
  const all = await publishedOf(student, scholarshipId)
  expect(all.at(-1)).toMatchObject({ openTasks: 4, openLines: 3 })
  expect(JSON.stringify(all)).not.toMatch(/shirt|blue one|Miller|aunt/u)
  expect(all.map(({ version }) => version)).toEqual(all.map((_, place) => place + 1))
})

it('versions follow the order of commits, even for two changes at once', async () => {
  const student = aStudent()
  const me = preparing(app, student)
  const scholarshipId = await anAskingAward(app)
  const titles = ['One', 'Two', 'Three', 'Four']
  await Promise.all(titles.map((title) => me.create(aTask(scholarshipId, { title }))))
  const all = (await publishedOf(student, scholarshipId)).toSorted(
    (a, b) => a.version - b.version,
  )
  expect(all.map(({ version, openTasks }) => [version, openTasks])).toEqual(
    titles.map((_, place) => [place + 1, place + 1]),
  )
})

it('changes that follow from the catalog are published: another deadline, and a merge on both sides', async () => {
  const student = aStudent()
  const me = preparing(app, student)
  const [merged, into] = [await anAskingAward(app), await anAskingAward(app)]
  await me.plan({ scholarshipId: merged })
  await hear(app, deadlineMoved(merged, '2027-02-01'))
  const days = (await newest(student, merged))?.next.map(({ dueDate }) => dueDate)
  expect(days?.[0]).toBe('2026-12-03')

  const event = envelope(ScholarshipMerged, {
    subject: merged,
    version: 3,
    time: '2026-11-10T12:00:00.000Z',
    data: { scholarshipId: merged, intoId: into },
  })
  const consumer = onScholarshipMerged.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error('nobody consumes a merge')
  for (let times = 0; times < 2; times++) await deliver(consumer, event, app.unitOfWork)
  expect(await newest(student, merged)).toMatchObject({
    openTasks: 0,
    openLines: 0,
    next: [],
  })
  expect(await newest(student, into)).toMatchObject({ openTasks: 5, openLines: 3 })
})
