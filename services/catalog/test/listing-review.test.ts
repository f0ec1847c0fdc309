import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller } from '@landfall/kit/testing/callers'
import {
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

type Seen = { id: string; version: number }
type Reviewed = {
  __typename: string
  scholarships: (Seen & { status: string })[]
  refused: { id: string; reason: string }[]
  errors: { path: string[] }[]
}

const REVIEW = `mutation ($input: ReviewListingsInput!) { reviewListings(input: $input) { __typename
  ... on ReviewListingsSuccess { scholarships { id version status } refused { id reason } }
  ... on ValidationFailed { errors { path message } } } }`

async function review(
  decision: string,
  listings: readonly Seen[],
  caller: Caller = admin(),
): Promise<Reviewed> {
  const input = { decision, listings: listings.map(({ id, version }) => ({ id, version })) }
  return (await catalog.ask(caller, REVIEW, { input })).reviewListings
}

async function queue(first = 3): Promise<{ totalCount: number; listings: Seen[] }> {
  const { unpublishedScholarships: list } = await catalog.ask(
    admin(),
    `query ($first: Int) { unpublishedScholarships(first: $first) { totalCount edges { node { id version } } } }`,
    { first },
  )
  return {
    totalCount: list.totalCount,
    listings: list.edges.map((edge: { node: Seen }) => edge.node),
  }
}

async function openCount(): Promise<number> {
  const { scholarshipStats } = await catalog.ask(
    visitor(),
    '{ scholarshipStats { totalCount } }',
  )
  return scholarshipStats.totalCount
}

const timesPublished = async (id: string) =>
  (await catalog.outboxEvents()).filter(
    ({ name, body }) =>
      name === 'landfall.catalog.scholarship.published.v1' && body.subject === id,
  ).length

async function historyOf(id: string) {
  const { scholarship } = await catalog.ask(
    admin(),
    `query ($id: ID!) { scholarship(id: $id) { moderation { history { action actorRole } } } }`,
    { id },
  )
  return scholarship.moderation.history
}

describe('the queue of listings that wait for a person', () => {
  it('publishes a selection at once, publishes each once as an event and names who did it', async () => {
    const before = await queue()
    const open = await openCount()
    const done = await review('PUBLISH', before.listings)
    expect(done.refused).toEqual([])
    expect(done.scholarships.map(({ id, status }) => ({ id, status }))).toEqual(
      before.listings.map(({ id }) => ({ id, status: 'PUBLISHED' })),
    )
    // The answer was lost, and the browser sends the request again.
    const again = await review('PUBLISH', before.listings)
    expect(again).toEqual(done)
    expect((await queue()).totalCount).toBe(before.totalCount - 3)
    expect(await openCount()).toBe(open + 3)
    for (const { id } of before.listings) {
      expect(await timesPublished(id)).toBe(1)
      expect(await historyOf(id)).toEqual([{ action: 'published', actorRole: 'admin' }])
    }
  })

  it.each(['PUBLISH', 'ARCHIVE'])(
    'takes %s back, and it waits as before',
    async (decision) => {
      const before = await queue(2)
      const open = await openCount()
      const done = await review(decision, before.listings)
      const back = await review('REQUEUE', done.scholarships)
      expect(back.scholarships.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT'])
      expect(await queue(2)).toMatchObject({
        totalCount: before.totalCount,
        listings: before.listings.map(({ id }) => ({ id })),
      })
      expect(await openCount()).toBe(open)
      for (const { id } of before.listings) {
        const stored = await catalog.stores.scholarships.find(id)
        expect(stored).toMatchObject({ status: 'draft', publishedAt: null })
        const seen = await catalog.ask(
          visitor(),
          `query ($id: ID!) { scholarship(id: $id) { id } }`,
          { id },
        )
        expect(seen.scholarship).toBeNull()
      }
    },
  )

  it('refuses what was changed since it was looked at, and decides the others', async () => {
    const { listings } = await queue(2)
    const [changed, other] = listings
    if (!changed || !other) throw new Error('two listings wait')
    await update(admin(), changed.id, { provider: 'Corrected by hand' })
    const done = await review('ARCHIVE', listings)
    expect(done.scholarships.map(({ id }) => id)).toEqual([other.id])
    expect(done.refused).toEqual([
      { id: changed.id, reason: 'It has been changed since. Please look at it again.' },
    ])
  })

  it('leaves what belongs to an organization, what is not there and what is published', async () => {
    const made = await create(member(), FORM, { status: 'draft' })
    const owned = made.scholarship
    const nobody = { id: '00000000-0000-7000-8000-000000000000', version: 1 }
    const done = await review('PUBLISH', [owned, nobody])
    expect(done.scholarships).toEqual([])
    expect(done.refused.map(({ reason }) => reason)).toEqual([
      'It belongs to an organization, which publishes and archives it itself.',
      'This listing was not found.',
    ])
    expect(await catalog.stores.scholarships.find(owned.id)).toMatchObject({
      status: 'draft',
    })
    const [open] = (await review('PUBLISH', (await queue(1)).listings)).scholarships
    if (!open) throw new Error('a listing waits')
    expect((await review('ARCHIVE', [open])).refused).toMatchObject([
      { reason: 'It is not waiting for review.' },
    ])
  })
})

describe('the right to review', () => {
  it.each([
    ['a visitor', () => visitor(), 'NotSignedIn'],
    ['a student', () => student(), 'Forbidden'],
    ['a member of an organization', () => member(), 'Forbidden'],
    ['a moderator', () => testCaller({ roles: ['moderator'] }), 'Forbidden'],
  ])('is refused to %s', async (_who, caller, expected) => {
    const { listings } = await queue(1)
    expect((await review('PUBLISH', listings, caller())).__typename).toBe(expected)
  })

  it('says what is wrong with a selection of none', async () => {
    expect((await review('ARCHIVE', [])).errors).toMatchObject([{ path: ['listings'] }])
  })
})
