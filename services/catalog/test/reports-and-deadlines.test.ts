import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import type { Caller } from '@landfall/kit/identity/viewer'
import { stickRows } from '@landfall/kit/testing/stuck-rows'
import { makeRepublishAll } from '../src/record/scholarship/republish-all.ts'
import { makeRollDeadlines } from '../src/record/scholarship/roll-deadlines.ts'
import { NOW, type RunningCatalog, member, startCatalog, student, visitor } from './_app.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const report = async (caller: Caller, input: object) =>
  (
    await catalog.ask(
      caller,
      `mutation ($input: ReportScholarshipInput!) { reportScholarship(input: $input) { __typename
        ... on TooManyRequests { retryAfterSeconds } ... on ValidationFailed { errors { path } } } }`,
      { input },
    )
  ).reportScholarship

const roll = (iso: string, { unitOfWork } = catalog) =>
  makeRollDeadlines({ unitOfWork, clock: fixedClock(iso) })()

describe('reporting a listing', () => {
  it('keeps one report per person and listing, the latest', async () => {
    const [listing] = await catalog.stores.scholarships.findBatch(null, 1)
    const reporter = student()
    for (const reason of ['broken-link', 'out-of-date']) {
      const input = { id: listing?.slug, reason, details: ' gone ' }
      expect(await report(reporter, input)).toEqual({
        __typename: 'ReportScholarshipSuccess',
      })
    }
    const { rows } = await catalog.postgres.pool.query(
      'select reason, details from listing_reports where scholarship_id = $1',
      [listing?.id],
    )
    expect(rows).toEqual([{ reason: 'out-of-date', details: 'gone' }])
    const history = await catalog.stores.listingCases.logOfListings([listing?.id ?? ''])
    expect(history.get(listing?.id ?? '')).toMatchObject([{ action: 'reported' }])
  })

  it('is visible to the person who reported, page by page, and to nobody else', async () => {
    const listings = await catalog.stores.scholarships.findBatch(null, 2)
    const [first, second] = listings.map(({ id }) => id)
    const reporter = student()
    await report(reporter, { id: first, reason: 'broken-link' })
    await report(reporter, { id: second, reason: 'wrong-facts', details: 'Not 5,000' })
    await report(reporter, { id: first, reason: 'other' })
    const own = async (caller: Caller, after: string | null = null) => {
      const query = `query ($after: String) { ownListingReports(first: 1, after: $after) {
        totalCount pageInfo { endCursor } edges { node { scholarshipId reason details } } } }`
      return (await catalog.ask(caller, query, { after })).ownListingReports
    }
    const newest = await own(reporter)
    const wrong = { scholarshipId: second, reason: 'wrong-facts', details: 'Not 5,000' }
    expect(newest).toMatchObject({ totalCount: 2, edges: [{ node: wrong }] })
    const other = { scholarshipId: first, reason: 'other', details: null }
    expect(await own(reporter, newest.pageInfo.endCursor)).toMatchObject({
      edges: [{ node: other }],
    })
    expect(await own(student())).toMatchObject({ totalCount: 0, edges: [] })
  })

  it('tells admins of the first report in a case, not of each one', async () => {
    const [, listing] = await catalog.stores.scholarships.findBatch(null, 2)
    for (const reason of ['broken-link', 'out-of-date'])
      await report(student(), { id: listing?.id, reason })
    const open = await catalog.stores.listingCases.openOf(listing?.id ?? '')
    const told = (await catalog.outboxEvents())
      .filter(({ name }) => name === 'landfall.catalog.work.queued.v1')
      .filter(({ body }) => body.data['subjectId'] === open?.id)
    expect(told.map(({ body }) => body.data['kind'])).toEqual(['listing-report'])
  })

  it('answers visitors, wrong reasons and unknown listings', async () => {
    const [listing] = await catalog.stores.scholarships.findBatch(null, 1)
    const id = listing?.id
    expect(await report(visitor(), { id })).toMatchObject({ __typename: 'NotSignedIn' })
    expect(await report(student(), { id, reason: 'dull' })).toEqual({
      __typename: 'ValidationFailed',
      errors: [{ path: ['reason'] }],
    })
    expect(await report(student(), { id: 'nothing' })).toMatchObject({
      __typename: 'NotFound',
    })
  })

  it('slows down a person who reports very many', async () => {
    const listings = await catalog.stores.scholarships.findBatch(null, 150)
    const open = listings.filter(({ status }) => status === 'published').slice(0, 11)
    const reporter = student()
    for (const { id } of open.slice(0, 10)) {
      expect(await report(reporter, { id })).toEqual({
        __typename: 'ReportScholarshipSuccess',
      })
    }
    expect(await report(reporter, { id: open[10]?.id })).toEqual({
      __typename: 'TooManyRequests',
      retryAfterSeconds: 3600,
    })
    // Adding to an earlier report is still possible.
    expect(await report(reporter, { id: open[0]?.id })).toEqual({
      __typename: 'ReportScholarshipSuccess',
    })
  })
})

describe('deadlines that are over', () => {
  const DETAILS = {
    title: 'Brief Award',
    description:
      'An award with a deadline that is going to pass while this test looks at it.',
    amount: '500',
    amountType: 'annual',
    eligibilityRequirements: ['None'],
    applicationDeadline: '2026-11-30',
    degreeLevel: ['phd'],
    fieldOfStudy: ['Physics'],
    eligibleCountries: ['India'],
  }

  it('close what an owner published, and move what recurs to its next year', async () => {
    const { createScholarship } = await catalog.ask(
      member(),
      `mutation ($input: CreateScholarshipInput!) { createScholarship(input: $input) {
        ... on ScholarshipSuccess { scholarship { id deadline { precision } } } } }`,
      { input: { details: DETAILS } },
    )
    const { id } = createScholarship.scholarship
    // Midnight in New York is five in the morning in UTC.
    const before = await roll('2026-12-01T04:59:00Z')
    expect(before.closed).toBe(0)
    expect((await catalog.stores.scholarships.find(id))?.status).toBe('published')
    const after = await roll('2026-12-01T05:01:00Z')
    expect(after.closed).toBe(1)
    expect(await catalog.stores.scholarships.find(id)).toMatchObject({
      status: 'closed',
      version: 2,
    })
    const events = await catalog.outboxEvents()
    const own = events.filter(({ body }) => body.data['scholarshipId'] === id)
    expect(own.map(({ name }) => name.split('.').slice(2, 4).join(' '))).toEqual([
      'scholarship created',
      'scholarship-criteria changed',
      'scholarship closed',
      'scholarship-criteria changed',
    ])
    expect(own.at(-1)?.body.data).toMatchObject({ version: 2, isOpen: false })
    expect(await roll('2026-12-01T05:02:00Z')).toEqual({ rolled: 0, closed: 0 })

    const { rows } = await catalog.postgres.pool.query(
      `select deadline_date::text as date from scholarships
       where deadline_kind = 'yearly-day' and deadline_text like '11-%'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { date } of rows) expect(date).toMatch(/^2027-11-/)
    const closedListings = await catalog.postgres.pool.query(
      `select 1 from scholarships where status = 'closed' and confidence <> 'owner'`,
    )
    expect(closedListings.rowCount).toBe(0)
  })
})

describe('republishing', () => {
  it('publishes the present state of every scholarship once, with the version it has', async () => {
    const before = (await catalog.outboxEvents()).length
    const count = await makeRepublishAll({
      unitOfWork: catalog.unitOfWork,
      clock: fixedClock(NOW),
    })()
    const { rows } = await catalog.postgres.pool.query(
      'select count(*)::int as count from scholarships',
    )
    expect(rows).toEqual([{ count }])
    const published = (await catalog.outboxEvents()).slice(before)
    expect(new Set(published.map(({ body }) => body.data['scholarshipId'])).size).toBe(
      count,
    )
  })
})

describe('a deadline that can’t be taken up', () => {
  it('holds up none of the others, and is taken up later', async () => {
    const { rows } = await catalog.postgres.pool.query<{ id: string }>(
      `update scholarships set deadline_rolls_at = '2026-01-01'
       where id in (select id from scholarships order by id limit 3) returning id`,
    )
    const [first, second, third] = rows.map(({ id }) => id).toSorted()
    const waiting = async () => {
      const query = `select id from scholarships where deadline_rolls_at = '2026-01-01' order by id`
      return (await catalog.postgres.pool.query(query)).rows.map(({ id }) => id)
    }
    expect(await waiting()).toEqual([first, second, third])
    const letGo = await stickRows(catalog.postgres.pool, {
      table: 'scholarships',
      when: `new.id = '${first}'`,
    })
    await expect(roll('2026-11-22T00:00:00Z')).rejects.toThrow('Failed query')
    expect(await waiting()).toEqual([first])
    await letGo()
    expect(await roll('2026-11-22T00:00:00Z')).toMatchObject({ rolled: 1 })
  })
})

// The last: it leaves every deadline over.
describe('a deadline that is still over after it was processed', () => {
  it('has no second turn in the same run', async () => {
    const { rowCount } = await catalog.postgres.pool.query(
      `update scholarships set deadline_rolls_at = '2026-01-01'`,
    )
    const taken: string[] = []
    const saveAll = async (records: readonly { id: string }[]) => {
      taken.push(...records.map(({ id }) => id))
      if (taken.length > 2 * (rowCount ?? 0)) throw new Error('it goes round in circles')
    }
    const unitOfWork: typeof catalog.unitOfWork = (work) =>
      catalog.unitOfWork((tx) =>
        work({ ...tx, scholarships: { ...tx.scholarships, saveAll } }),
      )
    const { rolled } = await roll('2026-11-22T00:00:00Z', { ...catalog, unitOfWork })
    expect(rolled).toBe(rowCount)
    expect(new Set(taken).size).toBe(rowCount)
  })
})
