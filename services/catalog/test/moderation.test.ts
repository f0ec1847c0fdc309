import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCaller } from '@landfall/kit/testing/callers'
import type { Caller } from '@landfall/kit/identity/viewer'
import {
  type RunningCatalog,
  admin,
  member,
  startCatalog,
  student,
  visitor,
} from './_app.ts'
import { FORM, editing } from './_editing.ts'
import { copyShipped } from './_shipped-copy.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, update, step } = editing(() => catalog)
const moderator = () => testCaller({ roles: ['moderator'] })

const CASE = `id status outcome note urgency version resolvedByRole
  scholarship { id title status } reports { reason details } redFlags { code severity words }`
const PROBLEM = `... on Problem { message }`

const report = async (caller: Caller, id: string, reason: string) =>
  catalog.ask(
    caller,
    `mutation ($input: ReportScholarshipInput!) { reportScholarship(input: $input) { __typename } }`,
    { input: { id, reason } },
  )

const cases = async (caller: Caller, status = 'OPEN') =>
  (
    await catalog.ask(
      caller,
      `query ($status: ListingCaseStatus) { listingCases(status: $status, first: 100) {
        totalCount edges { node { ${CASE} } } } }`,
      { status },
    )
  ).listingCases

type CaseEdge = { node: { scholarship: { id: string } } }
async function caseOf(id: string, status = 'OPEN') {
  const { edges } = await cases(admin(), status)
  return edges.find(({ node }: CaseEdge) => node.scholarship.id === id)?.node
}

const decide = async (caller: Caller, input: object) =>
  (
    await catalog.ask(
      caller,
      `mutation ($input: ResolveListingCaseInput!) { resolveListingCase(input: $input) {
        __typename ... on ResolveListingCaseSuccess { listingCase { ${CASE} } } ${PROBLEM} } }`,
      { input },
    )
  ).resolveListingCase

const reopen = async (caller: Caller, input: object) =>
  (
    await catalog.ask(
      caller,
      `mutation ($input: ReopenListingCaseInput!) { reopenListingCase(input: $input) {
        __typename ... on ResolveListingCaseSuccess { listingCase { ${CASE} } } ${PROBLEM} } }`,
      { input },
    )
  ).reopenListingCase

const verify = async (caller: Caller, input: object) =>
  (
    await catalog.ask(
      caller,
      `mutation ($input: VerifyScholarshipInput!) { verifyScholarship(input: $input) {
        __typename ... on VerifyScholarshipSuccess { scholarship { lastVerifiedAt verifiedBy } } ${PROBLEM} } }`,
      { input },
    )
  ).verifyScholarship

/** The n-th listing from a source that students can find. */
async function shippedListing(n: number) {
  const listings = await catalog.stores.scholarships.findBatch(null, 200)
  const listing = listings.filter(({ status }) => status === 'published')[n]
  if (listing === undefined) throw new Error('there are more listings')
  return listing
}

async function noticesAbout(id: string) {
  const { slug } = (await catalog.stores.scholarships.find(id)) ?? { slug: '' }
  const events = await catalog.outboxEvents()
  return events
    .filter(({ name }) => name === 'landfall.catalog.notice.requested.v1')
    .map(({ body }) => body.data)
    .filter(({ link }) => link === `/scholarships/${slug}`)
}

/** One case a page. */
const pageAfter = async (after: string | null) =>
  (
    await catalog.ask(
      admin(),
      `query ($after: String) { listingCases(first: 1, after: $after) {
        edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      { after },
    )
  ).listingCases

describe('reports become cases', () => {
  it('gathers what people say of a listing in one case, the gravest first in the queue', async () => {
    const dull = await shippedListing(0)
    const grave = await shippedListing(1)
    await report(student(), dull.id, 'broken-link')
    await report(student(), dull.id, 'out-of-date')
    await report(student(), grave.id, 'asks-for-money')
    const { totalCount, edges } = await cases(moderator())
    expect(totalCount).toBe(2)
    const ids = edges.map((edge: CaseEdge) => edge.node.scholarship.id)
    expect(ids).toEqual([grave.id, dull.id])
    expect(
      (await caseOf(dull.id)).reports.map((r: { reason: string }) => r.reason),
    ).toEqual(expect.arrayContaining(['broken-link', 'out-of-date']))
  })

  it('pages the queue without losing one', async () => {
    const first = await pageAfter(null)
    const second = await pageAfter(first.pageInfo.endCursor)
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
    expect(second.edges[0].node.id).not.toBe(first.edges[0].node.id)
  })

  it('tells each reporter once what became of it', async () => {
    const listing = await shippedListing(0)
    const { id, version } = await caseOf(listing.id)
    const decision = { id, outcome: 'CONFIRMED', note: 'We asked the provider.', version }
    expect(await decide(moderator(), decision)).toMatchObject({
      listingCase: {
        status: 'RESOLVED',
        outcome: 'CONFIRMED',
        resolvedByRole: 'moderator',
      },
    })
    // Repeating the decision, as after a lost answer, notifies nobody twice.
    expect(await decide(moderator(), decision)).toMatchObject({ __typename: 'Conflict' })
    const notices = await noticesAbout(listing.id)
    expect(notices).toHaveLength(2)
    expect(new Set(notices.map(({ noticeId }) => noticeId)).size).toBe(2)
    expect(notices[0]).toMatchObject({
      type: 'listing-moderated',
      body: expect.stringContaining('We asked the provider.'),
    })
    const seen = await catalog.ask(
      visitor(),
      `query ($id: ID!) { scholarship(id: $id) { lastVerifiedAt verifiedBy moderation { cases { id } } } }`,
      { id: listing.id },
    )
    expect(seen.scholarship).toMatchObject({
      lastVerifiedAt: '2026-11-21T12:00:00.000Z',
      verifiedBy: 'a moderator of this site',
      moderation: null,
    })
  })

  it('refuses a decision on a case that somebody added to meanwhile', async () => {
    const listing = await shippedListing(2)
    await report(student(), listing.id, 'other')
    const seen = await caseOf(listing.id)
    await report(student(), listing.id, 'asks-for-money')
    const { id, version } = seen
    expect(await decide(admin(), { id, outcome: 'DISMISSED', version })).toMatchObject({
      __typename: 'Conflict',
    })
  })

  it('takes a removed listing out of the search, and back in when the decision is taken back', async () => {
    const listing = await shippedListing(2)
    const { id, version } = await caseOf(listing.id)
    const removed = await decide(moderator(), { id, outcome: 'REMOVED', version })
    expect(removed.listingCase.scholarship.status).toBe('CLOSED')
    const back = await reopen(moderator(), { id, version: removed.listingCase.version })
    expect(back.listingCase).toMatchObject({
      status: 'OPEN',
      outcome: null,
      scholarship: { status: 'PUBLISHED' },
    })
    const { scholarship } = await catalog.ask(
      admin(),
      `query ($id: ID!) { scholarship(id: $id) { moderation { history { action actorRole } } } }`,
      { id: listing.id },
    )
    expect(
      scholarship.moderation.history
        .map((entry: { action: string }) => entry.action)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['removed', 'reopened'])
  })
})

describe('red flags', () => {
  const FEE =
    'For builders of bridges. You must pay a fee of $25 with your application form.'

  it('keep an organization’s scholarship a draft until an administrator lets it through', async () => {
    const owner = member()
    const made = await create(owner, { ...FORM, description: FEE })
    const { id } = made.scholarship
    expect(made.scholarship.status).toBe('DRAFT')
    expect(await step('publish', owner, id)).toMatchObject({
      __typename: 'Forbidden',
      message: expect.stringContaining('pay a fee'),
    })
    const waiting = await caseOf(id)
    expect(waiting.redFlags).toEqual([
      { code: 'asks-for-money', severity: 'HOLD', words: 'You must pay a fee' },
    ])
    const { id: caseId, version } = waiting
    const decision = { id: caseId, outcome: 'CONFIRMED', version }
    expect(await decide(moderator(), decision)).toMatchObject({ __typename: 'Forbidden' })
    expect(await decide(admin(), decision)).toMatchObject({
      __typename: 'ResolveListingCaseSuccess',
    })
    expect((await step('publish', owner, id)).scholarship.status).toBe('PUBLISHED')
    // Cleared flags do not come back; other words are flagged.
    expect((await update(owner, id, { title: 'Bridge Award' })).__typename).toBe(
      'ScholarshipSuccess',
    )
    const worse = { description: `${FEE} Send your bank account number.` }
    expect(await update(owner, id, worse)).toMatchObject({ __typename: 'Forbidden' })
  })

  it('are settled by an administrator who publishes in spite of them', async () => {
    const made = await create(member(), { ...FORM, description: FEE })
    const { id } = made.scholarship
    expect((await step('publish', admin(), id)).scholarship.status).toBe('PUBLISHED')
    const { scholarship } = await catalog.ask(
      admin(),
      `query ($id: ID!) { scholarship(id: $id) { moderation { redFlags { isCleared } } } }`,
      { id },
    )
    expect(scholarship.moderation.redFlags).toEqual([{ isCleared: true }])
  })
})

describe('red flags of listings from elsewhere', () => {
  it('keep a new one a draft, and take one that was shown out of the search', async () => {
    const copy = await copyShipped()
    const [shown] = (await catalog.stores.scholarships.findBatch(null, 200)).filter(
      ({ feed, status }) => feed === 'shipped-scholarships' && status === 'published',
    )
    const key = shown?.provenance.sourceId
    const [run] = await copy.load(catalog, 'scholarships.json', (rows) => [
      ...rows.map((row) =>
        row['id'] === key ? { ...row, coverage: ['Winners are drawn at random.'] } : row,
      ),
      { ...rows[1], id: 'fee-award', title: 'Raffle of Fees' },
    ])
    expect(run).toMatchObject({ created: 1, changed: 1 })
    const id = shown?.id ?? ''
    expect((await catalog.stores.scholarships.find(id))?.status).toBe('closed')
    expect((await caseOf(id)).redFlags).toMatchObject([{ code: 'sweepstakes' }])
    const { rows } = await catalog.postgres.pool.query(
      `select id from scholarships where source_id = 'fee-award'`,
    )
    const fresh = await catalog.stores.scholarships.find(rows[0].id)
    expect(fresh).toMatchObject({ status: 'draft', publishedAt: null })
    expect((await caseOf(fresh?.id ?? '')).redFlags).toHaveLength(1)
    // The same file again changes nothing and opens no second case.
    const { totalCount } = await cases(admin())
    expect(await copy.load(catalog, 'scholarships.json', (rows) => rows)).toEqual([])
    expect((await cases(admin())).totalCount).toBe(totalCount)
    await copy.remove()
  })
})

describe('the right to moderate', () => {
  it.each([
    ['a visitor', () => visitor(), 'NotSignedIn'],
    ['a student', () => student(), 'Forbidden'],
    ['a member of an organization', () => member(), 'Forbidden'],
    ['a mentor', () => testCaller({ roles: ['mentor'] }), 'Forbidden'],
    ['a moderator', () => moderator(), 'NotFound'],
    ['an administrator', () => admin(), 'NotFound'],
  ])('%s', async (_who, caller, expected) => {
    const id = '00000000-0000-7000-8000-000000000000'
    const input = { id, outcome: 'DISMISSED', version: 1 }
    expect(await decide(caller(), input)).toMatchObject({ __typename: expected })
    expect(await reopen(caller(), { id, version: 1 })).toMatchObject({
      __typename: expected,
    })
    expect(await verify(caller(), { id })).toMatchObject({ __typename: expected })
    const seen = await cases(caller()).then(
      () => 'NotFound',
      ({ message }: Error) => (message.includes('sign in') ? 'NotSignedIn' : 'Forbidden'),
    )
    expect(seen).toBe(expected)
  })

  it('does not include listings of one’s own organization', async () => {
    const owner = member()
    const made = await create(owner)
    const { id } = made.scholarship
    await report(student(), id, 'wrong-facts')
    const { id: caseId, version } = await caseOf(id)
    if (owner.viewer.kind !== 'user') throw new Error('a member is signed in')
    const { memberships } = owner.viewer
    const insider = testCaller({ roles: ['moderator'], memberships })
    const decision = { id: caseId, outcome: 'DISMISSED', version }
    expect(await decide(insider, decision)).toMatchObject({ __typename: 'Forbidden' })
    expect(await verify(insider, { id })).toMatchObject({ __typename: 'Forbidden' })
  })

  it('names a role and the day of a check, never a person', async () => {
    const { id } = await shippedListing(5)
    expect(
      await verify(admin(), { id, sourceUrl: 'https://example.org/award' }),
    ).toMatchObject({
      scholarship: {
        lastVerifiedAt: '2026-11-21T12:00:00.000Z',
        verifiedBy: 'an administrator of this site',
      },
    })
    expect(await verify(admin(), { id, sourceUrl: 'ftp://example.org' })).toMatchObject({
      __typename: 'ValidationFailed',
    })
  })
})
