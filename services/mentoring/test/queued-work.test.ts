import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  anAdmin,
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { PROFILE, run } from './_mentors.ts'
import { aSession, NOW } from './_sessions.ts'

const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

/** The queued work of one kind, by its subject. */
const queued = async (wanted: string, subject: string) =>
  (await app.eventsOf('work.queued')).filter(
    ({ kind, subjectId }) => kind === wanted && subjectId === subject,
  ).length

it('a mentor application is announced to administrators when it is made, and when it is made again', async () => {
  const mentor = aStudent()
  const id = userIdOf(mentor)
  const count = () => queued('mentor-application', id)
  const save = () => run(app, mentor, 'saveMentorProfile', PROFILE)
  await save()
  await save()
  expect(await count()).toBe(1)
  await run(app, anAdmin(), 'decideMentor', { id, approve: true })
  await save()
  expect(await count()).toBe(1)
  await run(app, anAdmin(), 'decideMentor', { id, approve: false })
  await save()
  expect(await count()).toBe(2)
})

/** A review of a session that took place; everybody can read its words. */
async function aShownReview(): Promise<string> {
  clock.set(NOW)
  const { student, id } = await aSession(app)
  clock.set('2026-12-04T12:00:00Z')
  await app.lookAfterSessions()
  const review = { id, rating: 2, feedback: 'Call him at home.', isPublic: true }
  await run(app, student, 'reviewSession', review)
  return id
}

it('a reported review is announced once until somebody decides', async () => {
  const id = await aShownReview()
  const report = () =>
    run(app, aStudent(), 'reportReview', { id, reason: 'spam', note: null })
  await report()
  await report()
  expect(await queued('review-report', id)).toBe(1)
  const moderator = testCaller({ roles: ['moderator'] })
  await run(app, moderator, 'decideReviewReports', { id, hide: false })
  await report()
  expect(await queued('review-report', id)).toBe(2)
  await run(app, moderator, 'decideReviewReports', { id, hide: false })
})

it('no other reported review is announced while one waits', async () => {
  const ids = [await aShownReview(), await aShownReview(), await aShownReview()]
  const reporter = aStudent()
  const report = (id: string) =>
    run(app, reporter, 'reportReview', { id, reason: 'spam', note: null })
  const counts = () => Promise.all(ids.map((id) => queued('review-report', id)))
  const [first = '', second = '', third = ''] = ids
  await report(first)
  expect(await report(second)).toMatchObject({ __typename: 'ReviewReported' })
  expect(await counts()).toEqual([1, 0, 0])
  const moderator = testCaller({ roles: ['moderator'] })
  for (const id of [first, second])
    await run(app, moderator, 'decideReviewReports', { id, hide: false })
  await report(third)
  expect(await counts()).toEqual([1, 0, 1])
})

it('an appeal against a no-show is announced', async () => {
  const { mentor, student, id } = await aSession(app)
  clock.set('2026-12-01T17:00:00Z')
  await app.lookAfterSessions()
  await run(app, mentor, 'reportNoShow', { id })
  expect(await queued('no-show-appeal', id)).toBe(0)
  await run(app, student, 'appealNoShow', { id, text: 'The room was closed.' })
  expect(await queued('no-show-appeal', id)).toBe(1)
})
