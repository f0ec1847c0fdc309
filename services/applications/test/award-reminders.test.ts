import { createSealer } from '@landfall/kit/core/sealed'
import { newId } from '@landfall/kit/core/ids'
import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onPreferencesSaved } from '../src/events/on-preferences-saved.ts'
import { makeRemindOfReports } from '../src/fund/award/keep-award.ts'
import { makeLapseOffers } from '../src/fund/offer/lapse-offers.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { fundsOn } from './_funds.ts'
import { envelope, movableClock, noticesFor, userIdOf } from './_reminders.ts'

const NOW = '2026-11-22T12:00:00Z'
const clock = movableClock(NOW)

let app: RunningApplications
let run: ReturnType<typeof fundsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = fundsOn(app)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

let version = 0

async function setTimeZone(student: Caller, timeZone: string) {
  version += 1
  const data = { userId: userIdOf(student), locale: 'en', timeZone }
  const time = clock.now().toISOString()
  const event = envelope(PreferencesSaved, { subject: data.userId, version, time, data })
  await deliver(onPreferencesSaved, event, app.unitOfWork)
  await deliver(onPreferencesSaved, event, app.unitOfWork)
}

async function sweepAt(iso: string) {
  clock.set(iso)
  const sealer = createSealer(app.config.studentAnswersKey)
  const recordApplication = makeRecordWithLetters({ sealer })
  const { unitOfWork } = app
  await makeLapseOffers({ unitOfWork, recordApplication, clock, newId })()
  await makeRemindOfReports({ unitOfWork, clock })()
}

const remindedAt = async (student: Caller, head: string) =>
  (await noticesFor(app, student))
    .filter(({ title }) => title.startsWith(head))
    .map(({ occurredAt }) => occurredAt)

// The offer must be answered by 10 December in New York.
it('reminds of an offer in the mornings of where the student lives now', async () => {
  const { student } = await run.anOffer()
  await setTimeZone(student, 'Asia/Tokyo')
  const reminderTimes = () => remindedAt(student, 'Answer your award')
  // 09:00 in Tokyo, while it is still 7 December in New York.
  await sweepAt('2026-12-07T23:59:00Z')
  expect(await reminderTimes()).toEqual([])
  await sweepAt('2026-12-08T00:00:00Z')
  expect(await reminderTimes()).toHaveLength(1)
  await setTimeZone(student, 'America/Los_Angeles')
  await sweepAt('2026-12-09T16:59:00Z')
  expect(await reminderTimes()).toHaveLength(1)
  await sweepAt('2026-12-09T17:00:00Z')
  await sweepAt('2026-12-10T16:59:00Z')
  expect(await reminderTimes()).toHaveLength(2)
  await sweepAt('2026-12-10T17:00:00Z')
  expect(await reminderTimes()).toHaveLength(3)
})

it('the reminder of an offer comes at once where the awaited morning is over by the new clock', async () => {
  const { student } = await run.anOffer()
  await setTimeZone(student, 'Asia/Tokyo')
  await sweepAt('2026-12-10T00:00:00Z')
  const reminderTimes = await remindedAt(student, 'Answer your award')
  // In Tokyo the last morning would come at midnight UTC; in Los Angeles it came at 17:00.
  clock.set('2026-12-10T23:00:00Z')
  await setTimeZone(student, 'America/Los_Angeles')
  await sweepAt('2026-12-10T23:01:00Z')
  expect(await remindedAt(student, 'Answer your award')).toEqual([
    ...reminderTimes,
    '2026-12-10T23:01:00.000Z',
  ])
})

it('reminders of a report come in the mornings of where the student lives now', async () => {
  const { owner, student, offerId } = await run.anAward()
  await run.askForReports(owner, { offerId, dueOn: ['2027-01-10'] })
  await setTimeZone(student, 'America/New_York')
  const reminderTimes = () => remindedAt(student, 'A report')
  await sweepAt('2027-01-03T13:59:00Z')
  expect(await reminderTimes()).toEqual([])
  await sweepAt('2027-01-03T14:00:00Z')
  expect(await reminderTimes()).toEqual(['2027-01-03T14:00:00.000Z'])
  await setTimeZone(student, 'Asia/Tokyo')
  await sweepAt('2027-01-09T23:59:00Z')
  expect(await reminderTimes()).toHaveLength(1)
  await sweepAt('2027-01-10T00:00:00Z')
  expect(await reminderTimes()).toHaveLength(2)
})
