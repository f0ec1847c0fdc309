import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRemindOfPromises } from '../src/review/report/remind-of-promises.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { movableClock, noticesFor } from './_reminders.ts'
import { aScoringPanel, makeApplyMarkedOn, reviewsOn, submitTo } from './_reviews.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = reviewsOn(app)
})
afterAll(() => app.stop())

/** A review with one application, scored 2 of 4 twice and declined. */
async function aDecidedPanel() {
  const panel = await aScoringPanel(app, [{}])
  const { scholarshipId, chair, ann, ben, ids } = panel
  const [decided = ''] = ids
  for (const reviewer of [ann, ben]) await panel.score(reviewer, decided, 2)
  await run.move(chair, { scholarshipId, to: 'DECIDING' })
  await run.plan(chair, { scholarshipId, applicationIds: ids, to: 'DECLINED' })
  await run.apply(chair, { scholarshipId })
  await makeApplyMarkedOn(app, clock)()
  const move = (to: string) => run.move(chair, { scholarshipId, to })
  return { ...panel, decided, move }
}

it('a review ends only once nothing is undecided or merely planned, and says how much still is', async () => {
  const { scholarshipId, chair, ids } = await aScoringPanel(app, [{}, {}])
  const move = (to: string) => run.move(chair, { scholarshipId, to })
  expect((await move('DECIDING')).review.counts).toMatchObject({ undecided: 2 })
  await run.plan(chair, {
    scholarshipId,
    applicationIds: ids.slice(0, 1),
    to: 'SHORTLISTED',
  })
  expect((await move('DONE')).message).toBe(
    'The review still has 2 undecided applications and 1 planned decision. Decide and apply everything before you end it.',
  )
  await run.plan(chair, { scholarshipId, applicationIds: ids, to: 'DECLINED' })
  await run.apply(chair, { scholarshipId })
  await makeApplyMarkedOn(app, clock)()
  expect((await move('DONE')).review).toMatchObject({
    stage: 'DONE',
    counts: { undecided: 0 },
  })
})

it('a review whose applications are all decided does not move by itself', async () => {
  const { move } = await aDecidedPanel()
  expect((await move('SCORING')).message).toBe(
    'Every application is decided, so the review can’t move back.',
  )
  await move('DONE')
  expect((await move('DECIDING')).__typename).toBe('Conflict')
})

it('applications that come after the decisions are assigned, scored and decided; decisions stay', async () => {
  const panel = await aDecidedPanel()
  const { scholarshipId, ownerId, chair, ann, ben, decided, move, score } = panel
  await move('DONE')
  const [late] = await submitTo(app, scholarshipId, [{}])
  const id = late?.id ?? ''
  expect((await run.find(chair, scholarshipId)).counts).toMatchObject({ undecided: 1 })
  await move('DECIDING')
  expect((await move('SCORING')).review.stage).toBe('SCORING')
  await run.assignAll(chair, { scholarshipId })
  expect((await run.queue(ann)).edges).toMatchObject([{ node: { id } }])
  for (const reviewer of [ann, ben])
    expect((await score(reviewer, id, 4)).application.reviewCount).toBe(2 - Number(reviewer === ann)) // prettier-ignore

  const refused = await run.saveScore(ann, { applicationId: decided, isFinal: false })
  expect(refused.message).toBe('This application is decided, so its scores stay.')
  const userId = panel.members[0]?.userId
  const more = await run.assign(chair, { applicationId: decided, userId })
  expect(more.message).toBe('This application is decided, so nobody can score it.')
  await move('DECIDING')
  const applicationIds = [decided, id]
  await run.plan(chair, { scholarshipId, applicationIds, to: 'SHORTLISTED' })
  await run.apply(chair, { scholarshipId })
  expect(await makeApplyMarkedOn(app, clock)()).toEqual({ applied: 1, leftOut: 1 })
  expect(await run.open(chair, decided)).toMatchObject({
    state: 'DECLINED',
    reviewCount: 2,
    rawScore: 50,
  })
  const found = await app.stores.submittedApplications.find([ownerId], id)
  expect(found?.state).toBe('shortlisted')
})

it('a passed promised day gives a reminder of what came in after the end, too', async () => {
  const { scholarshipId, chair, move } = await aDecidedPanel()
  await run.saveSettings(chair, { scholarshipId, decisionPromisedOn: '2026-11-20' })
  await move('DONE')
  await submitTo(app, scholarshipId, [{}])
  await makeRemindOfPromises({ unitOfWork: app.unitOfWork, clock })()
  const told = await noticesFor(app, chair)
  expect(told.filter(({ type }) => type === 'review-overdue')).toHaveLength(1)
})
