import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApplications, type RunningApplications } from './_app.ts'
import { FORM, mutationsOn } from './_applications.ts'
import { noticesFor } from './_reminders.ts'
import { aScoringPanel, reviewsOn, userIdOf } from './_reviews.ts'

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications()
  run = reviewsOn(app)
})
afterAll(() => app.stop())

type Panel = Awaited<ReturnType<typeof aScoringPanel>>

/** Withdraws, reopens and submits the application with other words. */
async function submitAgain({ scholarshipId, submitted }: Panel) {
  const [applied] = submitted
  if (!applied) throw new Error('somebody applied')
  const { withdraw, reopen, submit } = mutationsOn(app)
  await withdraw(applied.student, { id: applied.id })
  await reopen(applied.student, { id: applied.id })
  const form = { ...FORM, personalStatement: 'Another essay altogether.' }
  const answer = await submit(applied.student, { scholarshipId, form })
  expect(answer.application.state).toBe('SUBMITTED')
}

const changesToldTo = async (reader: Parameters<typeof noticesFor>[1]) =>
  (await noticesFor(app, reader)).filter(({ title }) => title.includes('has changed'))

async function figuresOf(applicationId: string) {
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name.endsWith('.application-figures.changed.v1'))
    .map(({ body }) => body.data as { applicationId: string; score: number | null })
    .filter((data) => data.applicationId === applicationId)
    .map(({ score }) => score)
}

it('a score of an earlier submission waits for its reviewer, and counts nowhere', async () => {
  const panel = await aScoringPanel(app, [{}])
  const { scholarshipId, chair, ann, ben, ids, score } = panel
  const [id = ''] = ids
  await score(ann, id, 4)
  expect((await run.queue(ann)).totalCount).toBe(0)
  await submitAgain(panel)

  expect((await run.queue(ann)).edges).toMatchObject([{ node: { id } }])
  expect(await run.open(ann, id)).toMatchObject({
    isBlinded: true,
    scores: null,
    myScore: { isFinal: false, isOutdated: true, total: 100 },
  })
  expect(await run.open(chair, id)).toMatchObject({
    reviewCount: 0,
    rawScore: null,
    rank: null,
    scores: [{ isFinal: false, isOutdated: true, total: 100 }],
  })
  expect((await run.find(chair, scholarshipId)).counts).toMatchObject({ scored: 0 })
  expect((await figuresOf(id)).at(-1)).toBeNull()
  expect(await changesToldTo(ann)).toHaveLength(1)
  expect([...(await changesToldTo(ben)), ...(await changesToldTo(chair))]).toEqual([])

  // Told once, until it is scored again.
  await submitAgain(panel)
  expect(await changesToldTo(ann)).toHaveLength(1)
  const again = await run.saveScore(ann, { applicationId: id, isFinal: true })
  expect(again.application).toMatchObject({
    reviewCount: 1,
    rawScore: 100,
    myScore: { isFinal: true, isOutdated: false },
  })
  expect((await figuresOf(id)).at(-1)).toBe(100)
  await submitAgain(panel)
  expect(await changesToldTo(ann)).toHaveLength(2)
})

it('chairs hear of a new submission, even when scoring is closed', async () => {
  const panel = await aScoringPanel(app, [{}])
  const { scholarshipId, chair, ann, ids, score } = panel
  await score(ann, ids[0] ?? '', 4)
  await run.move(chair, { scholarshipId, to: 'DECIDING' })
  await submitAgain(panel)
  expect(await changesToldTo(ann)).toHaveLength(1)
  const [told] = await changesToldTo(chair)
  expect(told?.body).toContain('Move the review back to scoring')
})

it('a chair hears once of an answer to their question, whether or not they scored or scoring is closed', async () => {
  const panel = await aScoringPanel(app, [{}, {}])
  const { scholarshipId, chair, ann, ids, submitted, score } = panel
  const { askForMore, submit } = mutationsOn(app)
  const answer = async (at: number, personalStatement: string) => {
    await askForMore(chair, { id: ids[at], message: 'More, please' })
    const student = submitted[at]?.student ?? chair
    await submit(student, { scholarshipId, form: { ...FORM, personalStatement } })
  }
  const heads = async () =>
    (await noticesFor(app, chair)).map(({ title }) => title.replace(/[\d:].*/, ''))
  const { move } = mutationsOn(app)
  for (const id of ids) await move(chair, { id, to: 'IN_REVIEW' })
  await score(ann, ids[0] ?? '', 4)
  await answer(0, 'One.')
  expect(await heads()).toEqual(['More information has arrived'])

  const userId = userIdOf(chair)
  await run.assign(chair, { applicationId: ids[1], userId })
  await score(chair, ids[1] ?? '', 4)
  await answer(1, 'Two.')
  expect(await heads()).toEqual(['More information has arrived', 'Application '])

  await score(ann, ids[0] ?? '', 3)
  await run.move(chair, { scholarshipId, to: 'DECIDING' })
  await answer(0, 'Three.')
  expect((await heads()).slice(2)).toEqual(['Application '])
})

const SUBMITTED_AGAIN =
  'The applicant has submitted again since you opened this application.'

it('a score of an earlier submission is not accepted for a later one', async () => {
  const panel = await aScoringPanel(app, [{}])
  const { ann, keys, ids } = panel
  const [applicationId = ''] = ids
  const points = keys.map((key) => ({ key, points: 4 }))
  const read = await run.open(ann, applicationId)
  const save = (submissionNumber: number | null, more: object) =>
    run.saveScore(ann, { applicationId, submissionNumber, ...more })
  const before = await save(read.submissionNumber, { points, comment: 'Of the first.' })
  expect(before.application.myScore).toMatchObject({ total: 100, isFinal: false })
  await submitAgain(panel)

  for (const more of [{ isFinal: true }, { comment: 'Of the second.' }])
    expect(await save(read.submissionNumber, more)).toMatchObject({
      code: 'CONFLICT',
      message: `${SUBMITTED_AGAIN} Read the new version, then score it.`,
    })
  const now = await run.open(ann, applicationId)
  expect(now).toMatchObject({
    submissionNumber: 2,
    myScore: { comment: 'Of the first.', isFinal: false },
  })
  expect((await save(2, { isFinal: true })).application.myScore.isFinal).toBe(true)
  // Without a submission number, a reviewer scores the last submission.
  expect((await save(null, { isFinal: false })).application.myScore.isFinal).toBe(false)
})

it('an owner’s step is refused when the applicant has submitted again since', async () => {
  const { scholarshipId, chair, ids, submitted } = await aScoringPanel(app, [{}])
  const [id = ''] = ids
  const { move, askForMore, submit } = mutationsOn(app)
  await move(chair, { id, to: 'IN_REVIEW' })
  await askForMore(chair, { id, message: 'More, please', submissionNumber: 1 })
  await submit(submitted[0]?.student ?? chair, { scholarshipId, form: FORM })
  const message = `${SUBMITTED_AGAIN} Read the new version, then go on.`
  const refused = { code: 'CONFLICT', message }
  const old = { id, submissionNumber: 1 }
  expect(await move(chair, { ...old, to: 'DECLINED' })).toMatchObject(refused)
  expect(await askForMore(chair, { ...old, message: 'What?' })).toMatchObject(refused)
  const { application } = await move(chair, { id, to: 'SHORTLISTED', submissionNumber: 2 })
  expect(application.state).toBe('SHORTLISTED')
})

it('a decision is not planned for an application that has changed since it was chosen', async () => {
  const panel = await aScoringPanel(app, [{}, {}])
  const { scholarshipId, chair, ids: applicationIds } = panel
  await run.move(chair, { scholarshipId, to: 'DECIDING' })
  const listed = async () =>
    (await run.list(chair, scholarshipId)).edges.map(
      ({ node }: { node: { id: string; version: number } }) => {
        return { applicationId: node.id, version: node.version }
      },
    )
  const plan = (seen?: unknown) =>
    run.plan(chair, { scholarshipId, applicationIds, seen, to: 'SHORTLISTED' })
  const seen = await listed()
  await submitAgain(panel)
  const { number } = await run.open(chair, applicationIds[0] ?? '')
  expect(await plan(seen)).toMatchObject({
    code: 'CONFLICT',
    message: `Since you opened this list, application ${number} changed. Look again, then plan.`,
  })
  expect((await run.find(chair, scholarshipId)).counts.planned).toBe(0)
  expect((await plan(await listed())).review.counts.planned).toBe(2)
  expect((await plan()).review.counts.planned).toBe(2)
})
