import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRemindOfDates } from '../src/modules/profile/remind-of-dates.ts'
import { startImmigration } from './_app.ts'
import { day, person, SAVE } from './_profile.ts'

let now = new Date('2026-11-23T15:00:00Z')
const clock = { now: () => now }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
afterAll(() => app.stop())

it('tells of the dates of one student although those of another can’t be told', async () => {
  const [[stuck, stuckId], [other, otherId]] = [person(), person()]
  const days = [day('i94Until', '2026-12-07')]
  for (const student of [stuck, other])
    await app.ask(student, SAVE, { input: { days, i94: 'date' } })
  const letGo = await stickRows(app.postgres.pool, {
    table: 'outbox',
    when: `new.body::text like '%${stuckId}%'`,
  })
  const noticeCounts = async () => {
    const all = await app.events('landfall.immigration.notice.requested.v1')
    return [stuckId, otherId].map((id) => all.filter(({ userId }) => userId === id).length)
  }
  const remind = makeRemindOfDates({ unitOfWork: app.unitOfWork, clock })
  now = new Date('2026-11-30T14:00:00Z')
  await expect(remind()).rejects.toThrow('Failed query')
  expect(await noticeCounts()).toEqual([0, 1])
  await letGo()
  await remind()
  expect(await noticeCounts()).toEqual([1, 1])
})
