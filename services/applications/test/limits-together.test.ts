import { newId } from '@landfall/kit/core/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_TASKS, newTask } from '../src/student/preparation/prep-task.ts'
import { MAX_SAVED } from '../src/student/saved-scholarship/saved-scholarship.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aTask, anAskingAward, preparing } from './_preparation.ts'
import { save, userIdOf } from './_reminders.ts'
import { saveMany } from './_savers.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

const someAwards = (add: () => Promise<string>) =>
  Promise.all(Array.from({ length: 10 }, add))

async function aStudentWith(taskCount: number) {
  const student = aStudent()
  const award = { studentId: userIdOf(student), scholarshipId: newId() }
  const text = { taskType: 'resume', title: 'Write a resume', description: '' } as const
  const task = () => newTask(award, { ...text, id: newId(), createdAt: new Date() })
  const { prepTasks } = app.stores
  await prepTasks.add(Array.from({ length: taskCount }, task))
  const countTasks = () => prepTasks.countToAdd(award.studentId)
  return { me: preparing(app, student), countTasks }
}

it('tasks for several awards that are added, planned and outlined together do not pass the limit', async () => {
  const { me, countTasks } = await aStudentWith(MAX_TASKS - 1)
  const acts = [
    (scholarshipId: string) => me.create(aTask(scholarshipId)),
    (scholarshipId: string) => me.outline({ scholarshipId, taskType: 'essay' }),
  ]
  const ids = await someAwards(() => app.knowScholarship())
  await Promise.all([
    ...ids.map((id, index) => acts[index % 2]?.(id)),
    me.plan({ scholarshipId: await anAskingAward(app) }),
  ])
  expect(await countTasks()).toBe(MAX_TASKS)
})

it('plans for several awards that are made together do not pass the limit', async () => {
  const { me, countTasks } = await aStudentWith(MAX_TASKS - 5)
  const ids = await someAwards(() => anAskingAward(app))
  await Promise.all(ids.map((scholarshipId) => me.plan({ scholarshipId })))
  expect(await countTasks()).toBe(MAX_TASKS)
})

it('scholarships that are saved together do not pass the limit', async () => {
  const student = aStudent()
  await saveMany(app, student, MAX_SAVED - 1)
  const ids = await someAwards(() => app.knowScholarship())
  await Promise.allSettled(ids.map((id) => save(app, student, id)))
  expect(await app.stores.savedScholarships.countOf(userIdOf(student))).toBe(MAX_SAVED)
})
