import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTellOfArrivals } from '../src/review/member/tell-of-arrivals.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { FORM, mutationsOn } from './_applications.ts'
import { movableClock, noticesFor } from './_reminders.ts'
import { aPanel, storeMembers, submitTo, userIdOf } from './_reviews.ts'

const NOON = '2026-11-22T12:00:00Z'
const clock = movableClock(NOON)

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
beforeEach(() => clock.set(NOON))
afterAll(() => app.stop())

const setTimeZone = (member: Caller, timeZone: string) =>
  app.stores.studentZones.keepNewest({ studentId: userIdOf(member), timeZone, version: 1 })

async function notifyAt(iso: string) {
  clock.set(iso)
  const { unitOfWork } = app
  await Promise.all([1, 2].map(() => makeTellOfArrivals({ unitOfWork, clock })()))
}

const arrivalNoticesFor = async (member: Caller) =>
  (await noticesFor(app, member)).filter(({ type }) => type === 'applications-arrived')
const titlesTo = async (member: Caller) =>
  (await arrivalNoticesFor(member)).map(({ title }) => title.split(':')[0])

it('owners and editors alone hear once each morning of their own clock how many applications came', async () => {
  const { scholarshipId, ownerId, members, chair, ann } = await aPanel(app)
  const other = await aPanel(app)
  const editor = other.chair
  await storeMembers(app, ownerId, [
    ...members,
    { userId: userIdOf(editor), role: 'editor' },
  ])
  await setTimeZone(chair, 'Asia/Kolkata')
  await setTimeZone(editor, 'America/New_York')
  await submitTo(app, scholarshipId, [{}, {}, {}])
  await submitTo(app, other.scholarshipId, [{}])
  await notifyAt('2026-11-22T13:59:59Z')
  expect([
    ...(await arrivalNoticesFor(chair)),
    ...(await arrivalNoticesFor(editor)),
  ]).toEqual([])

  // 09:00 in New York, then in Kolkata.
  await notifyAt('2026-11-22T14:00:00Z')
  await notifyAt('2026-11-23T03:29:59Z')
  expect((await titlesTo(editor)).toSorted()).toEqual([
    '1 new application',
    '3 new applications',
  ])
  expect(await arrivalNoticesFor(chair)).toEqual([])
  await notifyAt('2026-11-23T03:30:00Z')
  const [told] = await arrivalNoticesFor(chair)
  expect(told).toMatchObject({
    title: '3 new applications: Coastal Engineering Award',
    body: 'You have received 3 new applications for this scholarship since yesterday.',
    link: `/my-scholarships/${scholarshipId}/applications`,
  })
  expect(JSON.stringify(told)).not.toContain(FORM.lastName)

  await notifyAt('2026-11-24T03:30:00Z')
  expect(await titlesTo(chair)).toHaveLength(1)
  await submitTo(app, scholarshipId, [{}])
  await notifyAt('2026-11-25T03:30:00Z')
  expect(await titlesTo(chair)).toEqual(['3 new applications', '1 new application'])
  expect(await arrivalNoticesFor(ann)).toEqual([])
})

it('nobody hears of applications that were only answered or taken back, nor do members who left', async () => {
  const { scholarshipId, ownerId, chair } = await aPanel(app)
  const { withdraw, reopen, submit, move, askForMore } = mutationsOn(app)
  const [first, second] = await submitTo(app, scholarshipId, [{}, {}])
  if (!first || !second) throw new Error('two applied')
  await withdraw(first.student, { id: first.id })
  await notifyAt('2026-11-23T09:00:00Z')
  expect(await titlesTo(chair)).toEqual(['1 new application'])

  await move(chair, { id: second.id, to: 'IN_REVIEW' })
  await askForMore(chair, { id: second.id, message: 'More?' })
  await submit(second.student, { scholarshipId, form: FORM })
  await notifyAt('2026-11-24T09:00:00Z')
  expect(await titlesTo(chair)).toHaveLength(1)

  await reopen(first.student, { id: first.id })
  await submit(first.student, { scholarshipId, form: FORM })
  await notifyAt('2026-11-25T09:00:00Z')
  expect(await titlesTo(chair)).toHaveLength(2)

  await submitTo(app, scholarshipId, [{}])
  await storeMembers(app, ownerId, [])
  await notifyAt('2026-11-26T09:00:00Z')
  expect(await titlesTo(chair)).toHaveLength(2)
})
