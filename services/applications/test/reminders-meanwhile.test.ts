import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stores } from '../src/stores.ts'
import { type RunningApplications, aStudent, startApplications } from './_app.ts'
import {
  COMING,
  createMutation,
  movableClock,
  planMutation,
  planOf,
  removeMutation,
  save,
  sweep,
  updateMutation,
} from './_reminders.ts'

const clock = movableClock('2026-10-01T12:00:00Z')
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app?.stop())

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await app.postgres.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

/** A student with one reminder of their own, for an award whose deadline has moved since. */
async function withOwnReminder() {
  const student = aStudent()
  const scholarshipId = await app.knowScholarship('published', COMING)
  await save(app, student, scholarshipId)
  await app.ask(student, planMutation, { input: { scholarshipId, isOn: false } })
  const { createDeadlineReminder } = await app.ask(student, createMutation, {
    input: { scholarshipId, reminderDate: '2026-11-02T09:00:00Z' },
  })
  const { id } = createDeadlineReminder.deadlineReminder
  const moved = { ...COMING, scholarshipId, deadlineDate: '2026-12-15', version: 2 }
  await app.knowScholarship('published', moved)
  await app.unitOfWork(({ reminderPlans }) =>
    reminderPlans.askForScholarship(scholarshipId, clock.now()),
  )
  return { student, id: id as string }
}

/** Changes reminders once the sweep has read those that it plans anew, and before it writes them. */
async function whilePlannedAnew(change: () => Promise<unknown>): Promise<void> {
  const [read, write] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const unitOfWork: UnitOfWork<Stores> = (work) =>
    app.unitOfWork((tx) => {
      const findOfSaved: typeof tx.reminders.findOfSaved = async (awards) => {
        const found = await tx.reminders.findOfSaved(awards)
        read.resolve()
        await write.promise
        return found
      }
      return work({ ...tx, reminders: { ...tx.reminders, findOfSaved } })
    })
  const sweeping = sweep({ ...app, unitOfWork }, clock)
  await read.promise
  let isDone = false
  const changing = change().finally(() => {
    isDone = true
  })
  await eventually(async () => isDone || somebodyWaits())
  write.resolve()
  await Promise.all([sweeping, changing])
}

it('a reminder that its student moves while it is planned anew comes at the new time', async () => {
  const { student, id } = await withOwnReminder()
  const reminderDate = '2026-11-05T09:00:00.000Z'
  await whilePlannedAnew(() =>
    app.ask(student, updateMutation, { input: { id, reminderDate } }),
  )
  expect((await planOf(app, student)).planned).toMatchObject([{ id, reminderDate }])
})

it('a reminder that its student removes while it is planned anew does not come back', async () => {
  const { student, id } = await withOwnReminder()
  await whilePlannedAnew(() => app.ask(student, removeMutation, { input: { id } }))
  expect((await planOf(app, student)).planned).toEqual([])
})
