import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { newId } from '@landfall/kit/core/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onUserErased } from '../src/events/on-user-erased.ts'
import {
  aStudent,
  movableClock,
  type RunningMentoring,
  startMentoring,
  userIdOf,
} from './_app.ts'
import { run } from './_mentors.ts'
import { aSession, NOW, noticesTo } from './_sessions.ts'

const clock = movableClock(NOW)

let app: RunningMentoring
beforeAll(async () => {
  app = await startMentoring(clock)
})
beforeEach(() => clock.set(NOW))
afterAll(() => app.stop())

const aModerator = () => testCaller({ roles: ['moderator'] })

/** A session that took place, with a review that everybody can read. */
async function aShownReview() {
  const { mentor, student, id } = await aSession(app)
  clock.set('2026-12-04T12:00:00Z')
  await app.lookAfterSessions()
  const review = { id, rating: 2, feedback: 'Call him at home.', isPublic: true }
  await run(app, student, 'reviewSession', review)
  return { mentor, student, id }
}

async function shownReviewsOf(mentor: ReturnType<typeof aStudent>) {
  const query = `query ($id: ID!) { mentor(id: $id) { ratingCount reviews { totalCount edges { node { feedback } } } } }`
  const { mentor: shown } = await app.ask(testVisitor(), query, { id: userIdOf(mentor) })
  return [shown.ratingCount, shown.reviews.edges.map((edge: never) => edge['node'])]
}

async function queueOf(by: ReturnType<typeof aStudent>, state: string) {
  const query = `query ($state: ReportedReviewState) { reportedReviews(state: $state) { totalCount edges { node {
    id feedback rating isHidden mentor { id } reports { reason note } } } } }`
  const { reportedReviews } = await app.ask(by, query, { state })
  return reportedReviews.edges.map(({ node }: { node: { id: string } }) => node)
}

async function ownReports(by: ReturnType<typeof aStudent>, after: string | null = null) {
  const query = `query ($after: String) { ownReviewReports(first: 1, after: $after) {
    totalCount pageInfo { endCursor } edges { node { reviewId reason note } } } }`
  return (await app.ask(by, query, { after })).ownReviewReports
}

describe('a reported review', () => {
  it('can be hidden by a moderator and shown again; its stars count either way, and its author is told', async () => {
    const { mentor, student, id } = await aShownReview()
    const report = { id, reason: 'personal_data', note: 'A phone number' }
    expect(await run(app, student, 'reportReview', report)).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await run(app, mentor, 'reportReview', { ...report, reason: '' })).toMatchObject(
      {
        errors: [{ path: ['reason'], message: 'Please choose a reason' }],
      },
    )
    expect(await run(app, mentor, 'reportReview', report)).toMatchObject({
      __typename: 'ReviewReported',
    })
    expect(await run(app, mentor, 'reportReview', report)).toMatchObject({
      code: 'CONFLICT',
    })
    const moderator = aModerator()
    expect(await queueOf(moderator, 'OPEN')).toEqual([
      {
        id,
        feedback: 'Call him at home.',
        rating: 2,
        isHidden: false,
        mentor: { id: userIdOf(mentor) },
        reports: [{ reason: 'PERSONAL_DATA', note: 'A phone number' }],
      },
    ])
    const hide = { id, hide: true, note: 'Please leave out numbers.' }
    for (let twice = 0; twice < 2; twice += 1)
      expect(await run(app, moderator, 'decideReviewReports', hide)).toMatchObject({
        review: { isHidden: true, reports: [{ reason: 'PERSONAL_DATA' }] },
      })
    expect(await shownReviewsOf(mentor)).toEqual([1, []])
    expect(await queueOf(moderator, 'OPEN')).toEqual([])
    expect(await queueOf(moderator, 'HIDDEN')).toMatchObject([{ id, isHidden: true }])
    expect(await run(app, aStudent(), 'reportReview', report)).toMatchObject({
      code: 'NOT_FOUND',
    })

    await run(app, moderator, 'decideReviewReports', { id, hide: false })
    expect(await shownReviewsOf(mentor)).toEqual([1, [{ feedback: 'Call him at home.' }]])
    expect((await noticesTo(app, student)).slice(-2)).toEqual([
      'A moderator hid your review of a mentor',
      'Your review of a mentor is shown again',
    ])
    const deeds = await app.eventsOf('audit.recorded')
    expect(
      deeds.filter(({ subjectId }) => subjectId === id).map(({ verb }) => verb),
    ).toEqual(['hidden', 'kept'])

    // Another person may still report it.
    await run(app, aStudent(), 'reportReview', { id, reason: 'untrue' })
    expect(await queueOf(moderator, 'OPEN')).toMatchObject([
      { id, reports: [{ reason: 'PERSONAL_DATA' }, { reason: 'UNTRUE' }] },
    ])
    await run(app, moderator, 'decideReviewReports', { id, hide: false })
  })

  it('is decided by moderators, but not by the mentor or the student it concerns', async () => {
    const { mentor, student, id } = await aShownReview()
    const asModerator = (one: typeof mentor) =>
      testCaller({ userId: userIdOf(one), roles: ['moderator'] })
    await run(app, mentor, 'reportReview', { id, reason: 'abuse' })
    for (const one of [mentor, student]) {
      const input = { id, hide: true }
      expect(await run(app, one, 'decideReviewReports', input)).toMatchObject({
        code: 'FORBIDDEN',
      })
      expect(await run(app, asModerator(one), 'decideReviewReports', input)).toMatchObject({
        code: 'CONFLICT',
        message: 'Someone else must decide this.',
      })
    }
    await expect(queueOf(mentor, 'OPEN')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(
      await run(app, testCaller({ isEmailVerified: false }), 'reportReview', {
        id,
        reason: 'spam',
      }),
    ).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is deleted with its session, and a report with the account that sent it', async () => {
    const { student, id } = await aShownReview()
    const reporter = aStudent()
    await run(app, reporter, 'reportReview', { id, reason: 'spam' })
    const erase = async (one: typeof student) => {
      const userId = userIdOf(one)
      const o = { id: newId(), aggregateId: userId, version: 1, time: clock.now() }
      const event = makeEnvelope(UserErased, { ...o, data: { userId } })
      for (let twice = 0; twice < 2; twice += 1)
        await deliver(onUserErased, event, app.unitOfWork)
    }
    await erase(reporter)
    expect(await rowsNaming(app.postgres, [userIdOf(reporter)])).toEqual({})
    await erase(student)
    const left = Object.keys(await rowsNaming(app.postgres, [id]))
    expect(left.filter((table) => table.includes('review'))).toEqual([])
  })

  it('is listed, page by page, for the person who reported it and for nobody else', async () => {
    const one = await aShownReview()
    clock.set(NOW)
    const other = await aShownReview()
    const reporter = aStudent()
    const spam = { reviewId: one.id, reason: 'SPAM', note: null }
    const untrue = { reviewId: other.id, reason: 'UNTRUE', note: 'It was me' }
    await run(app, reporter, 'reportReview', { id: one.id, reason: 'spam' })
    const said = { id: other.id, reason: 'untrue', note: 'It was me' }
    await run(app, reporter, 'reportReview', said)
    const newest = await ownReports(reporter)
    expect(newest).toMatchObject({ totalCount: 2, edges: [{ node: untrue }] })
    const older = await ownReports(reporter, newest.pageInfo.endCursor)
    expect(older).toMatchObject({ edges: [{ node: spam }] })
    expect(await ownReports(one.mentor)).toMatchObject({ totalCount: 0, edges: [] })
  })

  it('is found by its reporter through an index', async () => {
    const client = await app.postgres.pool.connect()
    try {
      // Without this, the few rows of a test would be read by a sequential scan.
      await client.query('set enable_seqscan = off')
      const own = `from review_reports where reporter_id = '${newId()}'`
      for (const read of [`select * ${own} order by id desc limit 20`, `select 1 ${own}`]) {
        const { rows } = await client.query(`explain ${read}`)
        expect(JSON.stringify(rows)).toContain('review_reports_reporter')
      }
    } finally {
      client.release(true)
    }
  })
})
