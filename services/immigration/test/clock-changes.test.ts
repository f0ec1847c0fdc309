import { newId } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import { deliver } from '@landfall/kit/messaging/consumers'
import { eventually } from '@landfall/kit/testing/eventually'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeEnvelope } from '@landfall/proto-events'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import { profileInput } from '../src/modules/profile/profile.input.ts'
import { makeSaveProfile } from '../src/modules/profile/save-profile.ts'
import type { Stores } from '../src/stores.ts'
import { startImmigration } from './_app.ts'
import { person } from './_profile.ts'

const now = new Date('2026-11-23T15:00:00Z')
const clock = { now: () => now }
let app: Awaited<ReturnType<typeof startImmigration>>
beforeAll(async () => {
  app = await startImmigration(clock)
})
afterAll(() => app.stop())

it('reminds by the new clock also of dates that are saved while it changes', async () => {
  const [, userId] = person()
  const zone = makeEnvelope(PreferencesSaved, {
    id: newId(),
    aggregateId: userId,
    version: 2,
    time: now,
    data: { userId, timeZone: 'Asia/Kathmandu', locale: 'en' },
  })
  // The save has read the old clock when the new one arrives.
  let moved: Promise<unknown> = Promise.resolve()
  const meanwhile: UnitOfWork<Stores> = (work) =>
    app.unitOfWork((tx) => {
      const find: typeof tx.studentZones.find = async (id) => {
        const before = await tx.studentZones.find(id)
        moved = deliver(onPreferencesSaved, zone, app.unitOfWork)
        await Promise.race([moved, eventually(somebodyWaits)])
        return before
      }
      return work({ ...tx, studentZones: { ...tx.studentZones, find } })
    })
  const saveProfile = makeSaveProfile({ unitOfWork: meanwhile, clock, newId })
  const days = [{ name: 'i94Until' as const, day: '2026-12-07' }]
  const asStudent = { studentId: userId } as StudentRef
  await saveProfile(asStudent, profileInput.parse({ days, i94: 'date' }))
  await moved
  const dates = await app.stores.dates.findAll(userId)
  // 09:00 in Kathmandu.
  expect(dates.map(({ remindAt }) => remindAt?.toISOString())).toEqual([
    '2026-11-30T03:15:00.000Z',
  ])
})

it('still reminds in the morning that was waited for, where it is over by the new clock', async () => {
  const [, userId] = person()
  const saveProfile = makeSaveProfile({ unitOfWork: app.unitOfWork, clock, newId })
  const days = [{ name: 'i94Until' as const, day: '2026-12-07' }]
  await saveProfile(
    { studentId: userId } as StudentRef,
    profileInput.parse({ days, i94: 'date' }),
  )
  const zone = makeEnvelope(PreferencesSaved, {
    id: newId(),
    aggregateId: userId,
    version: 2,
    // At midnight in New York, before nine o'clock there; in Kolkata it is half past ten.
    time: new Date('2026-11-30T05:00:00Z'),
    data: { userId, timeZone: 'Asia/Kolkata', locale: 'en' },
  })
  for (let times = 0; times < 2; times++)
    await deliver(onPreferencesSaved, zone, app.unitOfWork)
  const dates = await app.stores.dates.findAll(userId)
  expect(dates.map(({ remindAt }) => remindAt?.toISOString())).toEqual([
    '2026-11-30T03:30:00.000Z',
  ])
})

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await app.postgres.pool.query(
    `select from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length > 0
}
