import { newId } from '@landfall/kit/core/ids'
import { deliver } from '@landfall/kit/messaging/consumers'
import { eventually } from '@landfall/kit/testing/eventually'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { asVerifiedStudent } from '../src/modules/mentor/mentor.policy.ts'
import { makeBookSession } from '../src/modules/session/book-session.ts'
import { bindStores } from '../src/stores.ts'
import {
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { aMentor } from './_mentors.ts'
import { NOW, noticesTo, SLOT } from './_sessions.ts'

const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
afterAll(() => app.stop())

it('a session that is booked while its mentor’s account is erased is canceled, and the student is told', async () => {
  const [mentor, student] = [
    await aMentor(app, { profile: { booksInstantly: true } }),
    aStudent(),
  ]
  const mentorId = userIdOf(mentor)
  const o = { id: newId(), aggregateId: mentorId, version: 1, time: clock.now() }
  const event = makeEnvelope(UserErased, { ...o, data: { userId: mentorId } })
  let erasing: Promise<unknown> = Promise.resolve()
  const bookSession = makeBookSession({
    stores: bindStores(app.postgres.db),
    clock,
    newId,
    sessionsPerMonth: 3,
    unitOfWork: (work) =>
      app.unitOfWork(async (tx) => {
        const booked = await work(tx)
        erasing = deliver(onUserErased, event, app.unitOfWork)
        await eventually(somebodyWaits)
        return booked
      }),
  })
  const by = asVerifiedStudent(student.viewer)
  if (!by.ok) throw new Error(by.error.message)
  const slot = { mentorId, scheduledAt: new Date(SLOT), duration: 90, notes: null }
  expect((await bookSession(by.value, { ...slot, type: 'general' })).ok).toBe(true)
  await erasing
  expect((await noticesTo(app, student)).at(-1)).toBe('A session was canceled | CANCEL | 1')
  const { outbox: _published, ...left } = await rowsNaming(app.postgres, [mentorId])
  expect(left).toEqual({})
})

async function somebodyWaits(): Promise<void> {
  const { rowCount } = await app.postgres.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  expect(rowCount).toBe(1)
}
