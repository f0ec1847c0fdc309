import { deliver } from '@landfall/kit/messaging/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUnmerged } from '@landfall/proto-events/catalog/scholarship-unmerged.v1'
import { onScholarshipMerged } from '../src/events/on-scholarship-merged.ts'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship, FORM, mutationsOn } from './_applications.ts'
import { envelope } from './_reminders.ts'

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications()
  run = mutationsOn(app)
})
afterAll(() => app.stop())

type Pair = { scholarshipId: string; intoId: string }

/** Delivers the event twice, as may happen. */
async function deliverMerge(what: typeof ScholarshipMerged, version: number, data: Pair) {
  const consumer = onScholarshipMerged.find(({ event }) => event.type === what.type)
  if (!consumer) throw new Error(`nobody consumes ${what.type}`)
  const facts = { subject: data.scholarshipId, version, time: '2026-11-22T10:00:00.000Z' }
  for (let n = 0; n < 2; n += 1)
    await deliver(consumer, envelope(what, { ...facts, data }), app.unitOfWork)
}

it('an application moves with its merged scholarship, and comes back', async () => {
  const ownerId = crypto.randomUUID()
  const { scholarshipId } = await anOwnScholarship(app, { ownerId })
  const { scholarshipId: intoId } = await anOwnScholarship(app)
  const student = aStudent()
  const { application } = await run.submit(student, { scholarshipId, form: FORM })
  await deliverMerge(ScholarshipMerged, 1, { scholarshipId, intoId })
  const { id } = application
  expect((await run.ofScholarship(student, intoId)).application).toMatchObject({ id })
  expect((await run.ofScholarship(student, scholarshipId)).application).toBeNull()
  expect((await run.find(student, id)).submissions).toHaveLength(1)
  const saved = `{ savedScholarships { edges { node { applicationStatus scholarship { id } } } } }`
  expect((await app.ask(student, saved)).savedScholarships.edges).toEqual([
    { node: { applicationStatus: 'APPLIED', scholarship: { id: intoId } } },
  ])

  // Its owner finds it under either scholarship, and nobody else does.
  const list = `query ($id: ID!) { submittedApplications(scholarshipId: $id) { totalCount } }`
  for (const award of [scholarshipId, intoId]) {
    const { submittedApplications } = await app.ask(aMember(ownerId), list, { id: award })
    expect(submittedApplications.totalCount).toBe(1)
  }

  await deliverMerge(ScholarshipUnmerged, 2, { scholarshipId, intoId })
  expect((await run.ofScholarship(student, scholarshipId)).application).toMatchObject({
    id,
    state: 'SUBMITTED',
  })
  expect((await app.ask(student, saved)).savedScholarships.edges).toEqual([
    { node: { applicationStatus: 'APPLIED', scholarship: { id: scholarshipId } } },
  ])
})

it('an application stays where it is when its student already has one there', async () => {
  const { scholarshipId } = await anOwnScholarship(app)
  const { scholarshipId: intoId } = await anOwnScholarship(app)
  const student = aStudent()
  const one = await run.save(student, { scholarshipId })
  const other = await run.submit(student, { scholarshipId: intoId, form: FORM })
  await deliverMerge(ScholarshipMerged, 1, { scholarshipId, intoId })
  expect((await run.ofScholarship(student, scholarshipId)).application).toEqual({
    id: one.application.id,
    state: 'DRAFT',
  })
  expect((await run.ofScholarship(student, intoId)).application).toEqual({
    id: other.application.id,
    state: 'SUBMITTED',
  })
})
