import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { FiguresCopyRequested } from '@landfall/proto-events/donors-content/figures-copy-requested.v1'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onFiguresCopyRequested } from '../src/events/on-figures-copy-requested.ts'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { makeRecordWithLetters } from '../src/savers.ts'
import { type RunningApplications, startApplications } from './_app.ts'
import { mutationsOn } from './_applications.ts'
import { fundsOn } from './_funds.ts'
import { envelope } from './_reminders.ts'
import { aScoringPanel, userIdOf } from './_reviews.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

/** Figures published for an application since the last call, as version and data. */
async function publishedSince(applicationId: string) {
  const { rows } = await app.postgres.pool.query(
    `delete from outbox where name = 'landfall.applications.application-figures.changed.v1'
      and body ->> 'subject' = $1 returning position, body`,
    [applicationId],
  )
  return rows
    .toSorted((a, b) => Number(a.position) - Number(b.position))
    .map(({ body }) => ({ version: body.aggregateversion as number, ...body.data }))
}

const ask = () =>
  deliver(
    onFiguresCopyRequested,
    envelope(FiguresCopyRequested, {
      subject: '0193a1b2-7c00-7000-8000-0000000000d3',
      version: 1,
      time: new Date().toISOString(),
      data: { requestId: '0193a1b2-7c00-7000-8000-0000000000d3' },
    }),
    app.unitOfWork,
  )

it('an application’s figures are told whole at each step, score and request, without an erased person', async () => {
  const panel = await aScoringPanel(app, [{ fieldOfStudy: 'Engineering' }, {}])
  const { chair, ann, ben, ownerId, scholarshipId, score, submitted } = panel
  const [{ id, student } = { id: '', student: ann }] = submitted
  const run = mutationsOn(app)
  const base = { applicationId: id, scholarshipId, ownerId, country: 'NG' }
  const [submission] = await publishedSince(id)
  expect(submission).toMatchObject({
    ...base,
    state: 'submitted',
    reached: ['draft', 'submitted'],
    field: 'engineering',
    score: null,
    decidedAt: null,
  })
  expect(JSON.stringify(submission)).not.toMatch(/Ada|Okafor|bridges|Lagos/)
  expect(JSON.stringify(submission)).not.toContain(userIdOf(student))

  await score(ann, id, 4)
  await score(ben, id, 2)
  expect((await publishedSince(id)).map((one) => one.score)).toEqual([100, 75])

  await run.move(chair, { id, to: 'IN_REVIEW' })
  await run.move(chair, { id, to: 'DECLINED' })
  const steps = await publishedSince(id)
  expect(steps).toMatchObject([
    { state: 'in_review', decidedAt: null },
    { state: 'declined', reached: ['declined', 'draft', 'in_review', 'submitted'] },
  ])
  expect(steps[1].decidedAt).not.toBeNull()
  const versions = [submission, ...steps].map(({ version }) => version)
  expect(versions).toEqual([1, 4, 5])

  await fundsOn(app).aFund(chair)
  expect(await ask()).toBe('handled')
  expect(await publishedSince(id)).toEqual([steps[1]])
  expect(await ask()).toBe('handled')
  expect(await publishedSince(id)).toEqual([steps[1]])
  const funds = (await app.outboxEvents())
    .filter(({ name }) => name === 'landfall.applications.fund.balance-changed.v1')
    .map(({ body }) => body.data)
  expect(funds.at(-1)).toEqual(funds.at(-2))
  expect(funds.at(-1)).toMatchObject({ ownerId, name: 'Wells', scholarshipIds: [] })
  const counted = await app.postgres.pool.query(
    "select body from outbox where name = 'landfall.applications.figures-copy.told.v1' order by position",
  )
  expect(counted.rows.map(({ body }) => body.data)).toMatchObject(
    [1, 2].map(() => ({ applications: submitted.length, funds: 1 })),
  )

  const userId = userIdOf(student)
  const sealer = createSealer(app.config.studentAnswersKey)
  const erased = envelope(UserErased, {
    subject: userId,
    version: 1,
    time: new Date().toISOString(),
    data: { userId },
  })
  await deliver(onUserErased(makeRecordWithLetters({ sealer })), erased, app.unitOfWork)
  const [last] = (await publishedSince(id)).slice(-1)
  expect(last).toMatchObject({ state: 'declined', country: null, field: null })
  expect(last.version).toBeGreaterThan(5)
})
