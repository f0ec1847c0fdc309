import { deliver } from '@landfall/kit/messaging/consumers'
import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUnmerged } from '@landfall/proto-events/catalog/scholarship-unmerged.v1'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onScholarshipMerged } from '../src/events/on-scholarship-merged.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import {
  aTask,
  anAskingAward,
  type Checklist,
  preparing,
  type Task,
} from './_preparation.ts'
import { envelope, movableClock } from './_reminders.ts'

const clock = movableClock('2026-11-10T12:00:00Z')
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())

let merged: string
let into: string
beforeEach(async () => {
  ;[merged, into] = [await anAskingAward(app), await anAskingAward(app)]
})

function makeEvent(
  event: typeof ScholarshipMerged | typeof ScholarshipUnmerged,
  version: number,
) {
  const data = { scholarshipId: merged, intoId: into }
  return envelope(event, {
    subject: merged,
    version,
    time: '2026-11-10T12:00:00.000Z',
    data,
  })
}

function receive(event: ReturnType<typeof makeEvent>) {
  const consumer = onScholarshipMerged.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error(`nobody consumes ${event.type}`)
  return deliver(consumer, event, app.unitOfWork)
}

const byAward = (records: readonly (Task | Checklist)[], id: string) =>
  records.filter((one) => one.scholarship.id === id).length

const linesOf = (lists: readonly Checklist[]) =>
  lists.flatMap(({ checklistItems }) =>
    checklistItems.map(({ task, completed, isGone }) => [task, completed, isGone]),
  )

it('a merge moves a plan and its checklist with its ticks, and its undoing brings them back', async () => {
  const me = preparing(app, aStudent())
  const { checklist, tasks } = await me.plan({ scholarshipId: merged })
  const [{ id }] = tasks
  await me.update({ id, status: 'completed' })
  const itemId = checklist.checklistItems[0].id
  await me.updateLine({ checklistId: checklist.id, itemId, completed: true })
  const before = [await me.tasks(), await me.checklists()]

  const event = makeEvent(ScholarshipMerged, 3)
  expect(await receive(event)).toBe('handled')
  expect(await receive(event)).toBe('duplicate')
  expect(byAward(await me.tasks(), into)).toBe(5)
  expect(byAward(await me.checklists(), into)).toBe(1)
  expect(linesOf(await me.checklists())).toEqual(linesOf(before[1] as Checklist[]))
  expect(await me.plan({ scholarshipId: into })).toMatchObject({ addedTasks: 0 })

  const back = makeEvent(ScholarshipUnmerged, 4)
  expect(await receive(back)).toBe('handled')
  expect(await receive(back)).toBe('duplicate')
  expect([await me.tasks(), await me.checklists()]).toEqual(before)
})

it('a merge keeps one plan where a student had two, with all tasks and own lines', async () => {
  const me = preparing(app, aStudent())
  await me.plan({ scholarshipId: into })
  const { checklist } = await me.plan({ scholarshipId: merged })
  await me.create(aTask(merged, { title: 'Ask Ana' }))
  await me.addLine({ checklistId: checklist.id, task: 'Buy stamps' })
  const before = [await me.tasks(), await me.checklists()]

  await receive(makeEvent(ScholarshipMerged, 3))
  const tasks = await me.tasks()
  expect([byAward(tasks, into), tasks.length]).toEqual([6, 6])
  const [list, ...others] = await me.checklists()
  expect(others).toEqual([])
  expect(list?.checklistItems.map(({ task }) => task)).toContain('Buy stamps')

  await receive(makeEvent(ScholarshipUnmerged, 4))
  expect([await me.tasks(), await me.checklists()]).toEqual(before)
})

it('a merge keeps what was finished in either plan, and reminds of the lines that came along', async () => {
  const me = preparing(app, aStudent())
  await me.plan({ scholarshipId: into })
  const { checklist, tasks } = await me.plan({ scholarshipId: merged })
  const { title } = await me
    .update({ id: tasks[0].id, status: 'completed' })
    .then(({ prepTask }) => prepTask)
  const line = { checklistId: checklist.id, task: 'Buy stamps', dueDate: '2026-11-20' }
  await me.addLine(line)
  const before = [await me.tasks(), await me.checklists()]

  const event = makeEvent(ScholarshipMerged, 3)
  expect(await receive(event)).toBe('handled')
  expect(await receive(event)).toBe('duplicate')
  const done = (await me.tasks()).filter(({ status }) => status === 'COMPLETED')
  expect(done.map((task) => task.title)).toEqual([title])
  const [list] = await me.checklists()
  const remindAt = async (id = '') =>
    (await app.postgres.pool.query('select remind_at from application_checklists where id = $1', [id])).rows[0].remind_at // prettier-ignore
  expect(await remindAt(list?.id)).toEqual(new Date('2026-11-17T09:00:00Z'))

  await receive(makeEvent(ScholarshipUnmerged, 4))
  expect([await me.tasks(), await me.checklists()]).toEqual(before)
  expect(await remindAt(list?.id)).toBeNull()
})

it('a merge keeps ticks, dates and notes on asked lines of either plan, and undoing it restores them', async () => {
  const me = preparing(app, aStudent())
  const kept = await me.plan({ scholarshipId: into })
  const { checklist } = await me.plan({ scholarshipId: merged })
  const [first, second] = checklist.checklistItems.map(({ id }: { id: string }) => id)
  const checklistId = checklist.id
  await me.updateLine({ checklistId, itemId: first, completed: true, notes: 'Sent' })
  await me.updateLine({ checklistId, itemId: second, dueDate: '2026-11-20' })
  const before = [await me.tasks(), await me.checklists()]

  const event = makeEvent(ScholarshipMerged, 3)
  expect(await receive(event)).toBe('handled')
  expect(await receive(event)).toBe('duplicate')
  const [list] = await me.checklists()
  expect(list?.id).toBe(kept.checklist.id)
  expect(list?.checklistItems[0]).toMatchObject({ completed: true, notes: 'Sent' })
  expect(list?.checklistItems[1]).toMatchObject({ dueDate: '2026-11-20' })

  await receive(makeEvent(ScholarshipUnmerged, 4))
  expect([await me.tasks(), await me.checklists()]).toEqual(before)
})

it('the newer event counts, in whichever order they come', async () => {
  const me = preparing(app, aStudent())
  await me.plan({ scholarshipId: merged })
  await receive(makeEvent(ScholarshipUnmerged, 4))
  await receive(makeEvent(ScholarshipMerged, 3))
  expect(byAward(await me.tasks(), merged)).toBe(5)
})
