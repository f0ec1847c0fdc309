import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { fixedClock } from '@landfall/kit/core/clock'
import { createLog } from '@landfall/kit/observability/log'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { createJobs } from '../src/jobs.ts'
import { eraseSuggestionsJob } from '../src/jobs/erase-suggestions.job.ts'
import { createListingSuggestionStore } from '../src/trust/listing-suggestion/listing-suggestion.store.ts'
import {
  NOW,
  type RunningCatalog,
  admin,
  member,
  startCatalog,
  student,
  visitor,
} from './_app.ts'
import { FORM, editing } from './_editing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, update } = editing(() => catalog)

const SUGGEST = `mutation ($input: SuggestListingInput!) { suggestListing(input: $input) { __typename
  ... on SuggestListingSuccess { message } ... on AlreadyListed { scholarship { id slug } }
  ... on ValidationFailed { errors { path message } } ... on TooManyRequests { retryAfterSeconds } } }`
const SUGGESTION =
  'id url name reason status version scholarship { id status title applicationUrl }'
const DECIDE = `mutation ($input: DecideListingSuggestionInput!) { decideListingSuggestion(input: $input) {
  __typename ... on DecideListingSuggestionSuccess { suggestion { ${SUGGESTION} } }
  ... on Problem { message } } }`

let visitors = 0
/** A visitor with a new network address. */
function someone(): Caller {
  visitors += 1
  return testVisitor({ client: { address: `198.51.100.${visitors}` } })
}

const suggest = async (input: object, caller = someone()) =>
  (
    await catalog.ask(caller, SUGGEST, {
      input: { reason: 'It pays my tuition and is on no list.', ...input },
    })
  ).suggestListing

const decide = async (
  { id, version }: { id: string; version: number },
  decision: string,
  caller: Caller = admin(),
) =>
  (await catalog.ask(caller, DECIDE, { input: { id, version, decision } }))
    .decideListingSuggestion

async function waiting(first = 100) {
  const { listingSuggestions } = await catalog.ask(
    admin(),
    `query ($first: Int) { listingSuggestions(first: $first) { totalCount edges { node { ${SUGGESTION} } } } }`,
    { first },
  )
  return listingSuggestions.edges.map((edge: { node: object }) => edge.node)
}

async function queueLength(): Promise<number> {
  const { unpublishedScholarships } = await catalog.ask(
    admin(),
    '{ unpublishedScholarships(first: 1) { totalCount } }',
  )
  return unpublishedScholarships.totalCount
}

async function suggested(url: string) {
  await suggest({ url, name: 'Lantern Award' })
  const found = (await waiting()).find((one: { url: string }) => one.url === url)
  if (!found) throw new Error('it waits')
  return found
}

describe('a suggestion', () => {
  it('from anybody waits for an administrator, once per page', async () => {
    const url = 'https://example.org/lantern'
    const first = await suggest({ url, name: 'Lantern Award' })
    expect(first).toMatchObject({ __typename: 'SuggestListingSuccess' })
    expect(await suggest({ url: 'https://www.example.org/lantern/?utm_source=x' })).toEqual(
      first,
    )
    expect(await waiting()).toEqual([
      {
        id: expect.any(String),
        url,
        name: 'Lantern Award',
        reason: 'It pays my tuition and is on no list.',
        status: 'OPEN',
        version: 1,
        scholarship: null,
      },
    ])
  })

  it('keeps neither the account nor the address of its sender', async () => {
    const userId = '0193f3a0-0000-7000-8000-00000000abcd'
    const sender = testCaller({ userId, client: { address: '203.0.113.77' } })
    await suggest({ url: 'https://example.org/private' }, sender)
    const { rows } = await catalog.postgres.pool.query(
      `select to_jsonb(s)::text as text from listing_suggestions s where url like '%/private'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].text).not.toContain(userId)
    expect(rows[0].text).not.toContain('203.0.113.77')
  })

  it.each([
    ['/', 325],
    ['/?q=', 324],
  ])(
    'may have letters that are escaped behind %s, as many as an index takes',
    async (start, most) => {
      const urlOf = (letters: number) => `https://example.org${start}${'é'.repeat(letters)}`
      expect(await suggest({ url: urlOf(most) })).toMatchObject({
        __typename: 'SuggestListingSuccess',
      })
      for (const letters of [most + 10, 1_900]) {
        expect(await suggest({ url: urlOf(letters) })).toMatchObject({
          __typename: 'ValidationFailed',
          errors: [{ path: ['url'], message: expect.stringContaining('too long') }],
        })
      }
    },
  )

  it('is looked up among the listings without reading all of them', async () => {
    const counts = await catalog.postgres.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await createListingSuggestionStore(tx).idsOfListingsAt('example.org/any')
      const { rows } = await tx.execute(
        sql`select seq_scan::int, idx_scan::int from pg_stat_xact_user_tables where relname = 'scholarships'`,
      )
      return rows
    })
    expect(counts).toEqual([{ seq_scan: 0, idx_scan: expect.any(Number) }])
    expect(counts[0]?.['idx_scan']).toBeGreaterThan(0)
  })

  it('of a page that is listed leads to its listing', async () => {
    const made = await create(member(), {
      ...FORM,
      applicationUrl: 'http://www.example.org/bridge/',
    })
    const { id, slug } = made.scholarship
    expect(await suggest({ url: 'https://example.org/bridge#apply' })).toEqual({
      __typename: 'AlreadyListed',
      scholarship: { id, slug },
    })
  })

  it('says nothing of a listing that is not public', async () => {
    await create(
      member(),
      { ...FORM, applicationUrl: 'https://example.org/hidden' },
      { status: 'draft' },
    )
    expect(await suggest({ url: 'https://example.org/hidden' })).toMatchObject({
      __typename: 'SuggestListingSuccess',
    })
  })

  it.each([
    [{ url: 'http://example.org/award' }, 'url'],
    [{ url: 'https://localhost/award' }, 'url'],
    [{ url: 'https://127.0.0.1/award' }, 'url'],
    [{ url: 'https://ama:secret@example.org/' }, 'url'],
    [{ url: 'an award' }, 'url'],
    [{ url: 'https://example.org/a', reason: '  ' }, 'reason'],
    [{ url: 'https://example.org/a', name: 'x'.repeat(201) }, 'name'],
  ])('refuses %j by the name of the field', async (input, field) => {
    expect((await suggest(input)).errors).toMatchObject([{ path: [field] }])
  })

  it('is accepted five times an hour from one address, whoever is signed in there', async () => {
    const address = '203.0.113.9'
    const client = { client: { address } }
    for (let n = 0; n < 5; n += 1) {
      const done = await suggest(
        { url: `https://example.org/many/${n}` },
        testVisitor(client),
      )
      expect(done.__typename).toBe('SuggestListingSuccess')
    }
    const sixth = await suggest({ url: 'https://example.org/many/6' }, testCaller(client))
    expect(sixth).toMatchObject({ __typename: 'TooManyRequests' })
    expect(sixth.retryAfterSeconds).toBeGreaterThan(3_000)
  })
})

describe('an administrator', () => {
  it('makes a draft of it once, which waits in the queue and is not public', async () => {
    const seen = await suggested('https://example.org/drafted')
    const before = await queueLength()
    const done = await decide(seen, 'DRAFT')
    expect(done.suggestion).toMatchObject({
      status: 'DRAFTED',
      scholarship: {
        title: 'Lantern Award',
        status: 'DRAFT',
        applicationUrl: 'https://example.org/drafted',
      },
    })
    expect(await decide(seen, 'DRAFT')).toEqual(done)
    const { id } = done.suggestion.scholarship
    expect(await queueLength()).toBe(before + 1)
    const published = (await catalog.outboxEvents()).filter(
      ({ body }) => body.subject === id,
    )
    expect(published.map(({ name }) => name.split('.').at(-2))).toContain('created')
    const found = await catalog.ask(
      visitor(),
      `query ($id: ID!) { scholarship(id: $id) { id } }`,
      { id },
    )
    expect(found.scholarship).toBeNull()
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id: seen.id }))
  })

  it.each(['DRAFT', 'DISMISS'])('takes %s back', async (decision) => {
    const seen = await suggested(`https://example.org/back-${decision}`)
    const { suggestion } = await decide(seen, decision)
    const back = await decide(suggestion, 'REOPEN')
    expect(back.suggestion).toMatchObject({
      id: seen.id,
      status: 'OPEN',
      scholarship: null,
    })
    const draft = suggestion.scholarship
    if (draft === null) return
    expect(await catalog.stores.scholarships.find(draft.id)).toMatchObject({
      status: 'archived',
    })
  })

  it('does not take back a draft that somebody has worked on', async () => {
    const { suggestion } = await decide(
      await suggested('https://example.org/worked'),
      'DRAFT',
    )
    await update(admin(), suggestion.scholarship.id, { provider: 'Lantern Trust' })
    expect(await decide(suggestion, 'REOPEN')).toMatchObject({ __typename: 'Conflict' })
  })

  it('learns that somebody else has already decided it', async () => {
    const seen = await suggested('https://example.org/two-admins')
    await decide(seen, 'DISMISS')
    expect(await decide(seen, 'DRAFT')).toMatchObject({ __typename: 'Conflict' })
  })

  it('lets the same page be suggested again, and then takes no dismissal back', async () => {
    const url = 'https://example.org/again'
    const { suggestion } = await decide(await suggested(url), 'DISMISS')
    await suggested(url)
    expect(await decide(suggestion, 'REOPEN')).toMatchObject({ __typename: 'Conflict' })
  })

  it('erases every day what was decided a month ago, whether or not anybody decides again', async () => {
    const [old, recent, open] = [
      await suggested('https://example.org/old'),
      await suggested('https://example.org/recent'),
      await suggested('https://example.org/open'),
    ]
    await decide(old, 'DISMISS')
    const { suggestion } = await decide(recent, 'DISMISS')
    await catalog.postgres.pool.query(
      `update listing_suggestions set decided_at = decided_at - interval '31 days' where id = $1`,
      [old.id],
    )
    const log = createLog({ service: 'catalog', level: 'silent' })
    const { implementations, schedules } = createJobs({
      ...catalog,
      clock: fixedClock(NOW),
      log,
    })
    expect(schedules.map(({ definition }) => definition.name)).toContain(
      'erase-suggestions',
    )
    const job = implementations.find(({ definition }) => definition === eraseSuggestionsJob)
    for (let times = 0; times < 2; times += 1) {
      await job?.run(
        {},
        { log, attempt: 1, jobId: 'daily', progress: async () => undefined },
      )
    }
    expect(await decide(old, 'REOPEN')).toMatchObject({ __typename: 'NotFound' })
    expect((await decide(suggestion, 'REOPEN')).__typename).toMatch(/Success$/)
    expect((await waiting()).map(({ id }: { id: string }) => id)).toContain(open.id)
  })
})

it('shows suggestions to administrators alone', async () => {
  const seen = await suggested('https://example.org/secret')
  const QUERY = '{ listingSuggestions { totalCount } }'
  await expect(catalog.ask(visitor(), QUERY)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  })
  for (const caller of [student(), member(), testCaller({ roles: ['moderator'] })]) {
    await expect(catalog.ask(caller, QUERY)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(seen, 'DISMISS', caller)).toMatchObject({ __typename: 'Forbidden' })
  }
})
