import { randomUUID } from 'node:crypto'
import { dayInWords } from '@landfall/calendar/words'
import { dayIn } from '@landfall/calendar/zone'
import { deliver } from '@landfall/kit/messaging/consumers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { makeEnvelope } from '@landfall/proto-events'
import { PreparationChanged } from '@landfall/proto-events/applications/preparation-changed.v1'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { type Answering, idOf, startAnswering } from './_answering.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

/** The date in the one zone is behind the other's at every hour. */
const [WEST, EAST] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']

let app: RunningAiWorkers
let on: Answering

beforeAll(async () => {
  app = await startAiWorkers()
  on = await startAnswering(app)
})
afterAll(async () => {
  await on.stop()
  await app.stop()
})

const eventOf = (aggregateId: string, version = 1) => {
  return { id: randomUUID(), aggregateId, version, time: new Date() }
}

function timeZoneSaved(timeZone: string, userId: string, version: number) {
  const data = { userId, timeZone, locale: 'en-US' }
  return makeEnvelope(PreferencesSaved, { ...eventOf(userId, version), data })
}

/** One task for an award, due on a day. */
function planned(studentId: string, scholarshipId: string, dueDate: string) {
  const counts = { openTasks: 1, completedTasks: 0, openLines: 0, completedLines: 0 }
  const task = { kind: 'task', title: 'Ask for letters', taskType: 'resume' } as const
  const next = [{ ...task, status: 'in_progress', dueDate }]
  const data = { studentId, scholarshipId, ...counts, next }
  return makeEnvelope(PreparationChanged, { ...eventOf(scholarshipId), data })
}

it('a task is due by the student’s own clock, as the newest event has it, until the account is erased', async () => {
  const student = aStudent()
  const userId = idOf(student)
  const wells = aListing({ title: 'Wells Fellowship' })
  await app.storeListings(wells)
  const dueDate = dayIn(WEST, new Date())
  await app.receive(planned(userId, wells.scholarshipId, dueDate))
  const [newer, older] = [timeZoneSaved(EAST, userId, 2), timeZoneSaved(WEST, userId, 1)]
  for (const event of [newer, newer, older]) await app.receive(event)
  const { answer } = await on.ask(student, 'What are my tasks?')
  expect(answer).toContain(`: was due ${dayInWords(dueDate)}`)

  await app.receive(timeZoneSaved(WEST, userId, 3))
  const moved = await on.ask(student, 'What are my tasks?')
  expect(moved.answer).toContain(`: due ${dayInWords(dueDate)}`)

  const erased = makeEnvelope(UserErased, { ...eventOf(userId), data: { userId } })
  for (let i = 0; i < 2; i++)
    await deliver(
      onUserErased(async () => {}),
      erased,
      app.unitOfWork,
    )
  const { outbox: _published, ...left } = await rowsNaming(app.postgres, [userId])
  expect(left).toEqual({})
})
