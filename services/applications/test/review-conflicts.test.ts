import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { SessionCompleted } from '@landfall/proto-events/mentoring/session-completed.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onSessionCompleted } from '../src/events/on-session-completed.ts'
import { fanOutSteps } from '../src/savers.ts'
import { makeContinueFanOuts } from '../src/student/fan-out/continue-fan-outs.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { aMember, FORM, mutationsOn } from './_applications.ts'
import { aScoringPanel, reviewsOn, storeMembers, submitTo, userIdOf } from './_reviews.ts'

const migration = new URL('../src/db/migrations/0026_kept_conflicts.sql', import.meta.url)

let app: RunningApplications
let run: ReturnType<typeof reviewsOn>
beforeAll(async () => {
  app = await startApplications()
  run = reviewsOn(app)
})
afterAll(() => app.stop())

const JOS = { currentInstitution: 'University of Jos' }

async function publishedScores(applicationId: string) {
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name.endsWith('.application-figures.changed.v1'))
    .map(({ body }) => body.data as { applicationId: string; score: number | null })
    .filter((data) => data.applicationId === applicationId)
    .map(({ score }) => score)
}

it('a conflict by an institution stays when its reviewer no longer names an institution', async () => {
  const { scholarshipId, chair, ann, ids } = await aScoringPanel(app, [JOS, {}])
  const [first = '', other = ''] = ids
  const state = (...institutions: string[]) =>
    run.saveAffiliations(ann, { scholarshipId, institutions })
  await state()
  expect((await run.queue(ann)).totalCount).toBe(2)
  await state('University of Jos')
  const [later] = await submitTo(app, scholarshipId, [JOS])
  await run.assignAll(chair, { scholarshipId })
  await state()
  await run.assignAll(chair, { scholarshipId })
  expect((await run.queue(ann)).edges).toMatchObject([{ node: { id: other } }])

  const userId = userIdOf(ann)
  for (const applicationId of [first, later?.id])
    await run.liftConflict(chair, { applicationId, userId })
  await state('The University of Jos')
  expect((await run.list(ann, scholarshipId)).edges).toHaveLength(2)
  expect(await run.open(ann, first)).toMatchObject({ id: first })
})

it('a score of a reviewer with a conflict is in no figures, until the chair lifts it', async () => {
  const { scholarshipId, chair, ann, ben, ids, score } = await aScoringPanel(app, [JOS])
  const [id = ''] = ids
  await score(ann, id, 4)
  await score(ben, id, 2)
  await run.declareConflict(ann, { applicationId: id, reason: null })
  await run.liftConflict(chair, { applicationId: id, userId: userIdOf(ann) })
  await run.saveAffiliations(ben, { scholarshipId, institutions: ['University of Jos'] })
  const told = await publishedScores(id)
  expect(told.slice(-5)).toEqual([100, 75, 50, 75, 100])
})

it('a score of a reviewer who has since mentored the applicant is in no figures, told once or often', async () => {
  const { ann, ben, ids, submitted, score } = await aScoringPanel(app, [{}])
  const [id = ''] = ids
  await score(ann, id, 4)
  await score(ben, id, 2)
  const data = {
    sessionId: randomUUID(),
    studentId: submitted[0] ? userIdOf(submitted[0].student) : '',
    mentorId: userIdOf(ann),
    endedAt: '2026-11-01T11:00:00.000Z',
  }
  const completed = makeEnvelope(SessionCompleted, {
    id: randomUUID(),
    aggregateId: data.sessionId,
    version: 5,
    time: new Date(),
    data,
  })
  await deliver(onSessionCompleted, completed, app.unitOfWork)
  await deliver(onSessionCompleted, completed, app.unitOfWork)
  expect((await publishedScores(id)).slice(-2)).toEqual([75, 50])
})

it('a leader with a conflict decides nothing while another leads the review, and otherwise is logged', async () => {
  const { scholarshipId, ownerId, members, chair, ids } = await aScoringPanel(app, [{}, {}])
  const [id = '', other = ''] = ids
  const editor = aMember(ownerId, { role: 'editor' })
  const both = [...members, { userId: userIdOf(editor), role: 'editor' as const }]
  await storeMembers(app, ownerId, both)
  await run.move(chair, { scholarshipId, to: 'DECIDING' })
  await run.declareConflict(chair, { applicationId: id, reason: 'My nephew' })
  const { number } = await run.open(chair, id)
  const plan = (by: typeof chair, applicationIds: string[]) =>
    run.plan(by, { scholarshipId, applicationIds, to: 'SHORTLISTED' })
  const words = `You have a conflict of interest with application ${number}. Another owner or editor has to decide.`
  expect((await plan(chair, ids)).message).toBe(words)
  const { move } = mutationsOn(app)
  expect((await move(chair, { id, to: 'IN_REVIEW' })).__typename).not.toBe('Conflict')
  expect((await move(chair, { id, to: 'DECLINED' })).message).toBe(words)
  expect((await plan(chair, [other])).review.counts.planned).toBe(1)
  expect((await plan(editor, [id])).review.counts.planned).toBe(2)

  await storeMembers(app, ownerId, members)
  expect((await plan(chair, [id])).review.counts.planned).toBe(2)
  expect((await move(chair, { id, to: 'DECLINED' })).application.state).toBe('DECLINED')
  const log = 'audit { edges { node { action applicationId user { id } } } }'
  const { audit } = await run.find(chair, scholarshipId, log)
  const noted = audit.edges.filter(
    ({ node }: { node: { action: string } }) => node.action === 'DECIDED_WITH_CONFLICT',
  )
  const entry = { node: { applicationId: id, user: { id: userIdOf(chair) } } }
  expect(noted).toMatchObject([entry, entry])
})

it('a conflict by an institution stays when its applicant names another one, for later applicants too', async () => {
  const { scholarshipId, chair, ann, ben } = await aScoringPanel(app, [{}])
  const institutions = ['University of Jos']
  await run.saveAffiliations(ann, { scholarshipId, institutions })
  const [later] = await submitTo(app, scholarshipId, [JOS])
  if (!later) throw new Error('somebody applied')
  const { withdraw, reopen, submit } = mutationsOn(app)
  await withdraw(later.student, { id: later.id })
  await reopen(later.student, { id: later.id })
  await submit(later.student, { scholarshipId, form: FORM })
  await run.assignAll(chair, { scholarshipId })
  const assigned = async (to: typeof ann) =>
    (await run.queue(to)).edges.map(({ node }: { node: { id: string } }) => node.id)
  expect(await assigned(ben)).toContain(later.id)
  expect(await assigned(ann)).not.toContain(later.id)
})

it('institutions that were named before conflicts were kept give one conflict each, also in the figures', async () => {
  const { scholarshipId, ann, ids, score } = await aScoringPanel(app, [JOS, {}])
  const [id = '', other = ''] = ids
  for (const one of ids) await score(ann, one, 4)
  const institutions = ['University of Jos']
  const stated = { scholarshipId, reviewerId: userIdOf(ann), institutions }
  await app.stores.reviewConflicts.saveAffiliations({ ...stated, savedAt: new Date() })
  const { pool } = app.postgres
  await pool.query(await readFile(migration, 'utf8'))
  const continueFanOuts = makeContinueFanOuts({
    unitOfWork: app.unitOfWork,
    steps: fanOutSteps,
  })
  await continueFanOuts()
  await continueFanOuts()
  expect((await publishedScores(id)).slice(-2)).toEqual([100, null])
  expect((await publishedScores(other)).at(-1)).toBe(100)
  expect(await app.stores.reviewConflicts.findAll(scholarshipId)).toMatchObject([
    { applicationId: id, reviewerId: userIdOf(ann), kind: 'institution', liftedAt: null },
  ])
})
