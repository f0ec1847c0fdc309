import { newId } from '@landfall/kit/core/ids'
import { createLog } from '@landfall/kit/observability/log'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller } from '@landfall/kit/identity/viewer'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeRemindToAnswer } from '../src/application/submission/remind-to-answer.ts'
import { makeRemindOfReports } from '../src/fund/award/keep-award.ts'
import { makeLapseOffers } from '../src/fund/offer/lapse-offers.ts'
import { makeTellOfArrivals } from '../src/review/member/tell-of-arrivals.ts'
import { makeRemindOfPromises } from '../src/review/report/remind-of-promises.ts'
import { implementSweepAwards } from '../src/jobs/sweep-awards.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { makeRemindOfTasks } from '../src/student/preparation/remind-of-tasks.ts'
import { aStudent, type RunningApplications, startApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { fundsOn } from './_funds.ts'
import { aTask, preparing } from './_preparation.ts'
import { anInvitation, lettersOn } from './_recommendations.ts'
import { COMING, movableClock, noticesFor, save, sweep, userIdOf } from './_reminders.ts'
import {
  aPanel,
  aScoringPanel,
  makeApplyMarkedOn,
  reviewsOn,
  submitTo,
} from './_reviews.ts'

const START = '2026-11-10T12:00:00Z'
const clock = movableClock(START)

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
beforeEach(() => clock.set(START))
afterAll(() => app.stop())

const deps = () => ({ unitOfWork: app.unitOfWork, clock })

async function asked(): Promise<Caller> {
  const run = mutationsOn(app)
  const { scholarshipId, ownerId } = await anOwnScholarship(app)
  const [student, owner] = [aStudent(), aMember(ownerId)]
  const { id } = (await run.submit(student, { scholarshipId, form: FORM })).application
  await run.move(owner, { id, to: 'IN_REVIEW' })
  await run.askForMore(owner, { id, message: 'Which?', answerBy: '2026-12-05' })
  return student
}

async function awarded(): Promise<Caller> {
  const run = fundsOn(app)
  const { owner, student, offerId } = await run.anAward()
  await run.askForReports(owner, { offerId, dueOn: ['2026-12-05'] })
  return student
}

async function decided(): Promise<Caller> {
  const run = reviewsOn(app)
  const { scholarshipId, chair, submitted, ids } = await aScoringPanel(app, [{}])
  await run.move(chair, { scholarshipId, to: 'DECIDING' })
  await run.plan(chair, { scholarshipId, applicationIds: ids, to: 'DECLINED' })
  await run.apply(chair, { scholarshipId })
  return submitted[0]?.student ?? aStudent()
}

async function promising(): Promise<Caller> {
  const { scholarshipId, chair } = await aPanel(app)
  await submitTo(app, scholarshipId, [{}])
  const settings = { scholarshipId, decisionPromisedOn: '2026-12-01' }
  await reviewsOn(app).saveSettings(chair, settings)
  return chair
}

async function waitingFor(): Promise<Caller> {
  const { scholarshipId, chair } = await aPanel(app)
  await submitTo(app, scholarshipId, [{}])
  return chair
}

async function withTask(): Promise<Caller> {
  const student = aStudent()
  const due = aTask(await app.knowScholarship(), { dueDate: '2026-12-05' })
  await preparing(app, student).create(due)
  return student
}

async function saving(): Promise<Caller> {
  const student = aStudent()
  await save(app, student, await app.knowScholarship('published', COMING))
  return student
}

function lapse() {
  const sealer = createSealer(app.config.studentAnswersKey)
  const recordApplication = makeRecordWithLetters({ sealer })
  return makeLapseOffers({ ...deps(), recordApplication, newId })()
}

/** Who waits for a notice, when it is due, and what asks for it. */
const SWEEPS: Record<string, [() => Promise<Caller>, string, () => Promise<unknown>]> = {
  'what an owner asks for': [
    asked,
    '2026-12-05T23:00:00Z',
    () => makeRemindToAnswer(deps())(),
  ],
  'reports of an award': [
    awarded,
    '2026-12-05T23:00:00Z',
    () => makeRemindOfReports(deps())(),
  ],
  'offers to answer': [
    async () => (await fundsOn(app).anOffer()).student,
    '2026-12-09T18:00:00Z',
    lapse,
  ],
  'planned decisions': [decided, START, () => makeApplyMarkedOn(app, clock)()],
  'promised decisions': [
    promising,
    '2026-12-03T00:00:00Z',
    () => makeRemindOfPromises(deps())(),
  ],
  'new applications': [
    waitingFor,
    '2026-11-12T00:00:00Z',
    () => makeTellOfArrivals(deps())(),
  ],
  tasks: [withTask, '2026-12-05T23:00:00Z', () => makeRemindOfTasks(deps())()],
  'saved awards': [saving, '2026-11-30T15:00:00Z', () => sweep(app, clock)],
  letters: [
    async () => (await anInvitation(app)).student,
    '2027-11-30T15:00:00Z',
    () => lettersOn(app).sweep(clock),
  ],
}

it.each(Object.entries(SWEEPS))(
  'of %s: one that fails holds up none of the others, and is made up for',
  async (_what, [waiting, due, run]) => {
    const [stuck, other] = [await waiting(), await waiting()]
    const people = [stuck, other]
    const counts = () =>
      Promise.all(people.map(async (one) => (await noticesFor(app, one)).length))
    const [first = 0, second = 0] = await counts()
    const letGo = await stickRows(app.postgres.pool, {
      table: 'outbox',
      when: `new.body::text like '%${userIdOf(stuck)}%'`,
    })
    clock.set(due)
    await expect(run()).rejects.toThrow('Failed query')
    expect(await counts()).toEqual([first, second + 1])
    await letGo()
    await run()
    expect(await counts()).toEqual([first + 1, second + 1])
  },
)

it('plans the reminders of one saved award although those of another can’t be', async () => {
  const [stuck, other] = [aStudent(), aStudent()]
  const scholarshipId = await app.knowScholarship('published', COMING)
  for (const student of [stuck, other]) await save(app, student, scholarshipId)
  const planned = async (student: Caller) => {
    const plan = `select count(*)::int from deadline_reminders where student_id = $1 and status = 'planned'`
    const { rows } = await app.postgres.pool.query(plan, [userIdOf(student)])
    return rows[0].count
  }
  await app.postgres.pool.query('delete from deadline_reminders')
  await app.stores.reminderPlans.askForScholarship(scholarshipId, clock.now())
  const letGo = await stickRows(app.postgres.pool, {
    table: 'deadline_reminders',
    when: `new.student_id = '${userIdOf(stuck)}'`,
  })
  await expect(sweep(app, clock)).rejects.toThrow('Failed query')
  expect([await planned(stuck), await planned(other)]).toEqual([0, 4])
  await letGo()
  await sweep(app, clock)
  expect([await planned(stuck), await planned(other)]).toEqual([4, 4])
})

it('reminds of reports although an offer can’t be looked after', async () => {
  const { student: stuck } = await fundsOn(app).anOffer()
  const reporting = await awarded()
  const before = (await noticesFor(app, reporting)).length
  const letGo = await stickRows(app.postgres.pool, {
    table: 'outbox',
    when: `new.body::text like '%${userIdOf(stuck)}%'`,
  })
  clock.set('2026-12-09T18:00:00Z')
  const remindOfReports = makeRemindOfReports(deps())
  const job = implementSweepAwards({ lapseOffers: lapse, remindOfReports })
  const log = createLog({ service: 'applications', level: 'silent' })
  const context = { log, attempt: 1 }
  await expect(job.run({}, context as never)).rejects.toThrow('Failed query')
  await letGo()
  expect(await noticesFor(app, reporting)).toHaveLength(before + 1)
})
