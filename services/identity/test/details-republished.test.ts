import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { republishJob } from '../src/jobs/republish.job.ts'
import { startIdentity, type Identity } from './_app.ts'
import { facts, studentKit } from './_students.ts'

const MIGRATION = new URL(
  '../src/db/migrations/0008_tell_details_again.sql',
  import.meta.url,
)

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const { create, student } = studentKit(() => identity)

const migrate = () => identity.postgres.pool.query(readFileSync(MIGRATION, 'utf8'))

async function queuedJobs() {
  const { rows } = await identity.postgres.pool.query(
    `select body from outbox where name = 'identity-republish/republish'`,
  )
  return rows.map(({ body }) => body)
}

it('the upgrade queues nothing where nobody has told details or universities', async () => {
  const { caller, given } = await student()
  const { dateOfBirth: _, gender: __, intendedUniversityIds: ___, ...plain } = facts
  await create(caller, { ...given, facts: plain })
  await migrate()
  expect(await queuedJobs()).toEqual([])
})

it('the upgrade publishes them once more, with the version that they have', async () => {
  const { id, caller, given } = await student()
  await create(caller, { ...given, facts })
  await migrate()
  const { queue, name, attempts, backoffMs } = republishJob
  expect(await queuedJobs()).toMatchObject([{ queue, name, attempts, backoffMs }])
  await identity.runJobs()
  const published = (await identity.events('student.saved')).filter(
    ({ subject }) => subject === id,
  )
  expect(published.map(({ aggregateversion }) => aggregateversion)).toEqual([1, 1])
  const { sealedDetails, intendedUniversityIds } = StudentSaved.schema.parse(
    published[1]?.data,
  )
  expect(intendedUniversityIds).toEqual(facts.intendedUniversityIds)
  expect(await identity.sealer.open(sealedDetails ?? '')).toEqual({
    dateOfBirth: facts.dateOfBirth,
    gender: facts.gender,
  })
})
