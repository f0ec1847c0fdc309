import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { fixedClock } from '@landfall/kit/core/clock'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { askedConditions } from '../src/record/scholarship/requirements/asked-conditions.ts'
import { makeRollDeadlines } from '../src/record/scholarship/roll-deadlines.ts'
import { type RunningCatalog, member, startCatalog, student } from './_app.ts'
import { FORM, editing } from './_editing.ts'

const MIGRATION = new URL(
  '../src/db/migrations/0022_judge_stated_columns.sql',
  import.meta.url,
)
const ASKING = {
  ...FORM,
  eligibilityRequirements: undefined,
  hasNoFurtherConditions: true,
  fsaEligible: true,
  residencyRequirements: 'Lived in Harris County, TX for 3 years',
  languageRequirement: 'German B2',
}
const JUDGED = `query ($id: ID!, $filter: ScholarshipFilter) {
  scholarship(id: $id) { conditions { key decidedBy } eligibility { verdict withProvider questions { fact text } } }
  scholarships(first: 100, filter: $filter) { edges { node { id } } }
}`

let catalog: RunningCatalog
const reader = student()
beforeAll(async () => {
  catalog = await startCatalog()
  if (reader.viewer.kind !== 'user') throw new Error('a student is signed in')
  const profile = {
    ...EMPTY_PROFILE,
    country: 'IN',
    intendedDegreeLevel: 'undergraduate' as const,
    fieldOfInterest: ['Engineering'],
  }
  const saved = studentSaved({ ...profile, studentId: reader.viewer.userId, version: 1 })
  await deliver(onStudentSaved, saved, catalog.unitOfWork)
})
afterAll(() => catalog?.stop())

const { create } = editing(() => catalog)

async function judged(id: string) {
  const filter = { eligibleOnly: true, query: 'Harbour' }
  const { scholarship, scholarships } = await catalog.ask(reader, JUDGED, { id, filter })
  const ids = scholarships.edges.map(({ node }: { node: { id: string } }) => node.id)
  const conditions = scholarship.conditions.map(({ key }: { key: string }) => key)
  return { ...scholarship.eligibility, conditions, isListed: ids.includes(id) }
}

async function toldOf(id: string) {
  const events = (await catalog.outboxEvents()).filter(
    ({ name, body }) =>
      name === 'landfall.catalog.scholarship-criteria.changed.v1' &&
      body.data['scholarshipId'] === id,
  )
  return events.at(-1)?.body.data['requirements']
}

it('makes no award eligible by what its columns ask in words: page, search and events agree', async () => {
  const plain = await create(
    member(),
    {
      ...ASKING,
      fsaEligible: false,
      residencyRequirements: null,
      languageRequirement: null,
    },
    { status: 'published' },
  )
  expect(await judged(plain.scholarship.id)).toMatchObject({
    verdict: 'ELIGIBLE',
    isListed: true,
  })
  const asking = await create(member(), ASKING, { status: 'published' })
  const { id } = asking.scholarship
  expect(await judged(id)).toEqual({
    verdict: 'ANSWER_QUESTIONS',
    withProvider: ['residence', 'language'],
    questions: [
      {
        fact: 'us-federal-student-aid',
        text: 'Can you get U.S. federal student aid (FAFSA)?',
      },
    ],
    conditions: ['us-federal-student-aid', 'residency-details', 'language-details'],
    isListed: false,
  })
  expect(await toldOf(id)).toMatchObject([
    { key: 'us-federal-student-aid' },
    { key: 'residency-details' },
    { key: 'language-details' },
  ])
})

it('files and tells again what was stored before', async () => {
  const created = await create(member(), ASKING, { status: 'published' })
  const { id } = created.scholarship
  const { pool } = catalog.postgres
  await pool.query('update scholarships set requirement_set = null where id = $1', [id])
  await pool.query(readFileSync(MIGRATION, 'utf8'))
  const later = fixedClock(new Date(Date.now() + 60_000).toISOString())
  await makeRollDeadlines({ unitOfWork: catalog.unitOfWork, clock: later })()
  const { rows } = await pool.query(
    'select requirement_set as set, version from scholarships where id = $1',
    [id],
  )
  expect(rows[0].set).not.toBeNull()
  expect(rows[0].version).toBe(2)
  const record = (await catalog.stores.scholarships.findByIds([id])).get(id)
  if (record === undefined) throw new Error('it is stored')
  expect(await toldOf(id)).toEqual(askedConditions(record))
})
