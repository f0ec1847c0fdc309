import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type RunningApplications, startApplications } from './_app.ts'
import { changeScholarship } from './_applications.ts'
import { anInvitation, lettersOn } from './_recommendations.ts'
import { movableClock } from './_reminders.ts'

const NOW = '2026-11-22T12:00:00Z'
const CLOSING = { deadlineDate: '2026-12-20', deadlinePrecision: 'exact' } as const
const HELD = { status: 'closed', closedReason: 'held', version: 7 } as const
const clock = movableClock(NOW)
let app: RunningApplications
let letters: ReturnType<typeof lettersOn>
beforeAll(async () => {
  app = await startApplications(clock)
  letters = lettersOn(app)
})
afterAll(() => app.stop())
beforeEach(() => clock.set(NOW))

/** Mails after the invitation, with two workers sweeping at each of these times. */
async function mailedAfter(recommenderEmail: string, ...times: string[]) {
  for (const time of times) {
    clock.set(time)
    await Promise.all([letters.sweep(clock), letters.sweep(clock)])
  }
  const mails = await letters.mails(recommenderEmail)
  return mails.slice(1).map(({ subject }) => subject)
}

it('recommenders get no reminders while the award is on hold, and get them again afterwards', async () => {
  const { recommender, scholarshipId } = await anInvitation(app, { facts: CLOSING })
  const { recommenderEmail } = recommender
  await changeScholarship(app, scholarshipId, HELD)
  expect(await mailedAfter(recommenderEmail, '2026-12-06T15:01:00Z')).toEqual([])
  const shown = { status: 'published', closedReason: null, version: 8 } as const
  await changeScholarship(app, scholarshipId, shown)
  const reminded = ['7 days left: letter of recommendation for Ada Okafor']
  expect(await mailedAfter(recommenderEmail, '2026-12-13T15:01:00Z')).toEqual(reminded)
})

it('a recommender hears once that no letter is needed when the award is removed', async () => {
  const { recommender, scholarshipId, token } = await anInvitation(app, { facts: CLOSING })
  const { recommenderEmail } = recommender
  await changeScholarship(app, scholarshipId, { ...HELD, closedReason: 'removed' })
  await app.unitOfWork((tx) => tx.recommendations.wakeOf(scholarshipId, clock.now()))
  const times = [NOW, '2026-12-06T15:01:00Z', '2026-12-13T15:01:00Z']
  expect(await mailedAfter(recommenderEmail, ...times)).toEqual([
    'A letter for Ada Okafor is no longer needed',
  ])
  expect((await letters.peek(token)).state).toBe('CANCELLED')
})
