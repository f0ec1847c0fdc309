import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobDefinition } from '@landfall/kit/jobs/definition'
import { deliver } from '@landfall/kit/messaging/consumers'
import { fixedClock } from '@landfall/kit/core/clock'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { makePercolateScholarships } from '../src/alerts/saved-search/percolate-scholarships.ts'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { refileStatedJob } from '../src/jobs/refile-stated.job.ts'
import { republishCriteriaJob } from '../src/jobs/republish-criteria.job.ts'
import { askedConditions } from '../src/record/scholarship/requirements/asked-conditions.ts'
import { makeRefileStated } from '../src/record/scholarship/refile-stated.ts'
import { NOW, type RunningCatalog, member, startCatalog, student } from './_app.ts'
import { FORM, editing } from './_editing.ts'
import { keepSearch } from './_saved-searches.ts'

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

async function publishedRequirementsOf(id: string) {
  const events = (await catalog.outboxEvents()).filter(
    ({ name, body }) =>
      name === 'landfall.catalog.scholarship-criteria.changed.v1' &&
      body.data['scholarshipId'] === id,
  )
  return events.at(-1)?.body.data['requirements']
}

it('an award whose columns ask something in words makes nobody eligible: page, search and events agree', async () => {
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
  expect(await publishedRequirementsOf(id)).toMatchObject([
    { key: 'us-federal-student-aid' },
    { key: 'residency-details' },
    { key: 'language-details' },
  ])
})

/** Its stored search columns. */
async function filed(id: string) {
  const { rows } = await catalog.postgres.pool.query(
    'select requirement_set as set, version, deadline_rolls_at as over from scholarships where id = $1',
    [id],
  )
  return rows[0]
}

async function queued(job: JobDefinition) {
  const { rows } = await catalog.postgres.pool.query(
    'select body from outbox where name = $1 order by position',
    [`${job.queue}/${job.name}`],
  )
  return rows.map(({ body }) => body)
}

/** Runs what the migration queued, page after page. @returns the length of each */
async function refileAll(): Promise<number[]> {
  const { unitOfWork } = catalog
  const refile = makeRefileStated({ unitOfWork, clock: fixedClock(NOW) })
  const pages: number[] = []
  for (let at = 0; at < (await queued(refileStatedJob)).length; at += 1) {
    const { payload } = (await queued(refileStatedJob))[at]
    const { runId, afterId } = refileStatedJob.schema.parse(payload)
    pages.push(await refile(runId, afterId ?? null))
  }
  return pages
}

it('stored awards are filed and published again, page by page, which is news to no saved search', async () => {
  const created = await create(member(), ASKING, { status: 'published' })
  const { id } = created.scholarship
  const { pool } = catalog.postgres
  await pool.query('update scholarships set requirement_set = null where id = $1', [id])
  const before = await filed(id)
  await keepSearch(catalog, { query: 'Harbour' })
  const percolate = makePercolateScholarships({
    unitOfWork: catalog.unitOfWork,
    clock: fixedClock(NOW),
  })
  await percolate()
  await pool.query('delete from saved_search_hits')
  // Makes more than one page of records state something.
  await pool.query(`update scholarships set fsa_eligible = true where id in (
    select id from scholarships where status = 'published' order by id limit 230)`)

  await pool.query(readFileSync(MIGRATION, 'utf8'))
  const { queue, name, attempts, backoffMs } = refileStatedJob
  expect(await queued(refileStatedJob)).toMatchObject([
    { queue, name, attempts, backoffMs },
  ])
  expect(await filed(id)).toEqual(before)
  const [full, ...rest] = await refileAll()
  expect(full).toBe(200)
  expect(rest.length).toBeGreaterThan(0)

  const { set, version, over } = await filed(id)
  expect(set).not.toBeNull()
  expect([version, over]).toEqual([before.version + 1, before.over])
  const record = (await catalog.stores.scholarships.findByIds([id])).get(id)
  if (record === undefined) throw new Error('it is stored')
  expect(await publishedRequirementsOf(id)).toEqual(askedConditions(record))
  // Everything is republished once for consumers of an older release.
  const [{ payload }] = await queued(refileStatedJob)
  expect(await queued(republishCriteriaJob)).toMatchObject([
    { payload: { runId: payload.runId } },
  ])
  await percolate()
  expect((await pool.query('select reason from saved_search_hits')).rows).toEqual([])
})
