import { newId } from '@landfall/kit/core/ids'
import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import {
  type EventDefinition,
  type EventEnvelope,
  parseEvent,
} from '@landfall/proto-events'
import { EssayReviewCompleted } from '@landfall/proto-events/ai-workers/essay-review-completed.v1'
import { MatchRunFinished } from '@landfall/proto-events/ai-workers/match-run-finished.v1'
import { MentorReplyCompleted } from '@landfall/proto-events/ai-workers/mentor-reply-completed.v1'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import { DocumentAdded } from '@landfall/proto-events/applications/document-added.v1'
import { PrepTaskCompleted } from '@landfall/proto-events/applications/prep-task-completed.v1'
import { SavedScholarshipCreated } from '@landfall/proto-events/applications/saved-scholarship-created.v1'
import { SavedScholarshipUpdated } from '@landfall/proto-events/applications/saved-scholarship-updated.v1'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onWorkDone } from '../src/events/on-work-done.ts'
import { makeRebuildProgress } from '../src/student/progress/rebuild-progress.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { aTask, preparing } from './_preparation.ts'
import { envelope, movableClock, userIdOf } from './_reminders.ts'

const clock = movableClock('2026-11-18T12:00:00Z')
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app.stop())
beforeEach(() => clock.set('2026-11-18T12:00:00Z'))

const hear = (event: EventEnvelope<unknown>) => {
  const consumer = onWorkDone.find((one) => one.event.type === event.type)
  if (!consumer) throw new Error(`nobody consumes ${event.type}`)
  return deliver(consumer, event, app.unitOfWork)
}

const fact = (event: EventDefinition, time: string, data: object) =>
  envelope(event, { subject: newId(), version: 1, time, data })

const QUERY = `{ studentProgress {
  totalPoints currentLevel pointsInLevel pointsToNextLevel currentStreak achievementsUnlocked
  weeklyGoals { applications { current target } essays { current target } interactions { current target } }
  recentAchievements { id points completedAt }
} }`

const progressOf = async (caller: Caller) =>
  (await app.ask(caller, QUERY))['studentProgress']

/** One event of each kind of work, on two days. */
function workOf(studentId: string) {
  const scholarshipId = newId()
  const applicationId = newId()
  const moved = { applicationId, studentId, scholarshipId, ownerId: newId() }
  const at = '2026-11-17T10:00:00.000Z'
  const later = '2026-11-18T10:00:00.000Z'
  return [
    fact(SavedScholarshipCreated, at, {
      id: newId(),
      studentId,
      scholarshipId,
      applicationStatus: 'not_applied',
    }),
    fact(DocumentAdded, at, { id: newId(), studentId, kind: 'resume', bytes: 10 }),
    fact(PrepTaskCompleted, at, {
      taskId: newId(),
      studentId,
      scholarshipId,
      completedAt: at,
    }),
    fact(MatchRunFinished, at, {
      runId: newId(),
      studentId,
      matchCount: 1,
      checkCount: 0,
      finishedAt: at,
    }),
    fact(EssayReviewCompleted, later, {
      reviewId: newId(),
      essayId: newId(),
      studentId,
      version: 1,
      score: 60,
      finishedAt: later,
    }),
    ...[at, later].map((finishedAt) =>
      fact(MentorReplyCompleted, finishedAt, {
        replyId: newId(),
        studentId,
        mentorId: 'ada',
        finishedAt,
      }),
    ),
    fact(ApplicationStateChanged, at, { ...moved, from: null, to: 'draft', at }),
    fact(ApplicationStateChanged, later, { ...moved, from: 'draft', to: 'submitted', at }),
    fact(ApplicationStateChanged, later, {
      ...moved,
      from: 'submitted',
      to: 'in_review',
      at,
    }),
  ]
}

// 10 + 20 + 25 + 50 + 75 + 2 * 10 + 50 + 200 for the work, 25 + 50 + 100 + 150 for four achievements.
const EXPECTED = {
  totalPoints: 775,
  currentLevel: 1,
  pointsInLevel: 775,
  pointsToNextLevel: 225,
  currentStreak: 2,
  achievementsUnlocked: 4,
  weeklyGoals: {
    applications: { current: 1, target: 2 },
    essays: { current: 1, target: 1 },
    interactions: { current: 2, target: 5 },
  },
}

it('progress is the same for events that come once, twice, all at once or in another order', async () => {
  const [first, second] = [aStudent(), aStudent()]
  const facts = workOf(userIdOf(first))
  await Promise.all(facts.map(hear))
  // The same event under a new id, as when a stream is read again from a backup.
  const again = facts.map((event) => ({ ...event, id: newId() }))
  for (const event of [...facts, ...again]) await hear(event)
  for (const event of workOf(userIdOf(second)).toReversed()) await hear(event)
  const progress = await progressOf(first)
  expect(progress).toMatchObject(EXPECTED)
  expect(progress.recentAchievements.map(({ id }: { id: string }) => id)).toEqual([
    'first-application',
    'first-essay',
    'first-document',
  ])
  expect(await progressOf(second)).toMatchObject(EXPECTED)
})

it('a match run that came by itself earns no points', async () => {
  const student = aStudent()
  const studentId = userIdOf(student)
  const time = '2026-11-17T10:00:00.000Z'
  const run = { studentId, matchCount: 1, checkCount: 0, finishedAt: time }
  const automatic = { ...run, runId: newId(), isAutomatic: true }
  const heard = fact(MatchRunFinished, time, automatic)
  for (const event of [heard, { ...heard, id: newId() }]) await hear(event)
  expect(await progressOf(student)).toMatchObject({ totalPoints: 0 })
  await hear(fact(MatchRunFinished, time, { ...run, runId: newId(), isAutomatic: false }))
  expect(await progressOf(student)).toMatchObject({ totalPoints: 100 })
})

it('an award that is marked as applied for counts once, unless the student applies for it here', async () => {
  const student = aStudent()
  const studentId = userIdOf(student)
  const time = '2026-11-17T10:00:00.000Z'
  const saved = { id: newId(), studentId, scholarshipId: newId() }
  for (const applicationStatus of ['planned', 'applied', 'not_applied', 'accepted']) {
    await hear(fact(SavedScholarshipUpdated, time, { ...saved, applicationStatus }))
  }
  // 200 for the application, 150 for the first one.
  expect(await progressOf(student)).toMatchObject({
    totalPoints: 350,
    weeklyGoals: { applications: { current: 1 } },
  })
  const { scholarshipId } = await anOwnScholarship(app)
  await mutationsOn(app).save(student, { scholarshipId, form: FORM, studentId: 'me' })
  const followed = { ...saved, id: newId(), scholarshipId, applicationStatus: 'applied' }
  await hear(fact(SavedScholarshipUpdated, time, followed))
  expect(await progressOf(student)).toMatchObject({ totalPoints: 350 })
})

it('an award that is marked as applied for counts once, even when listings of it are merged', async () => {
  const student = aStudent()
  const studentId = userIdOf(student)
  const [first, second, third] = [newId(), newId(), newId()]
  const merge = (from: string, into: string | null, version: number) =>
    app.unitOfWork(({ mergedScholarships }) =>
      mergedScholarships.keepNewest(from, into, version),
    )
  const marked = (scholarshipId: string) => {
    const saved = { id: newId(), studentId, scholarshipId, applicationStatus: 'applied' }
    return hear(fact(SavedScholarshipUpdated, '2026-11-17T10:00:00.000Z', saved))
  }
  await marked(first)
  await merge(first, second, 1)
  await merge(second, third, 1)
  for (const id of [second, third, first]) await marked(id)
  expect(await progressOf(student)).toMatchObject({ totalPoints: 350 })

  // An award that was applied for here, and was then merged into another listing.
  const { scholarshipId } = await anOwnScholarship(app)
  await mutationsOn(app).save(student, { scholarshipId, form: FORM, studentId: 'me' })
  const found = newId()
  await merge(scholarshipId, found, 1)
  await marked(found)
  expect(await progressOf(student)).toMatchObject({ totalPoints: 350 })

  // Two awards again: each counts on its own.
  await merge(first, null, 2)
  await marked(third)
  expect(await progressOf(student)).toMatchObject({ totalPoints: 550 })
})

it('the command rebuilds progress from its log, page by page', async () => {
  const student = aStudent()
  for (const event of workOf(userIdOf(student))) await hear(event)
  const { rows } = await app.postgres.pool.query(
    'select student_id, achievement_id, completed_at from student_achievements order by 1, 2',
  )
  await app.postgres.pool.query(
    `update student_achievements set achievement_id = 'five-' || achievement_id`,
  )
  const rebuild = makeRebuildProgress({ unitOfWork: app.unitOfWork, pageSize: 1 })
  const students = new Set(rows.map(({ student_id: id }) => id))
  expect(await rebuild()).toBe(students.size)
  expect(await rebuild()).toBe(students.size)
  const after = await app.postgres.pool.query(
    'select student_id, achievement_id, completed_at from student_achievements order by 1, 2',
  )
  expect(after.rows).toEqual(rows)
})

it('a task that is completed here counts once, however often it is reopened', async () => {
  const student = aStudent()
  const me = preparing(app, student)
  const scholarshipId = await app.knowScholarship()
  const created = await me.create({ ...aTask(scholarshipId) })
  const { id } = created.prepTask
  const before = (await app.outboxEvents()).length
  for (const status of ['completed', 'completed', 'not_started', 'completed'])
    await me.update({ id, status })
  const published = (await app.outboxEvents())
    .slice(before)
    .filter(({ name }) => name === PrepTaskCompleted.type)
  expect(published).toHaveLength(2)
  for (const { body } of published) await hear(parseEvent(PrepTaskCompleted, body))
  expect(await progressOf(student)).toMatchObject({ totalPoints: 25 })
})

it('progress is empty for somebody new, and closed to anyone but students', async () => {
  expect(await progressOf(aStudent())).toMatchObject({
    totalPoints: 0,
    currentLevel: 1,
    currentStreak: 0,
    recentAchievements: [],
  })
  await expect(progressOf(testVisitor())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  const donor = testCaller({ accountType: 'donor' })
  await expect(progressOf(donor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
