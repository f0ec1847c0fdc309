import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '@landfall/kit/core/clock'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller } from '@landfall/kit/testing/callers'
import { makePercolateScholarships } from '../src/alerts/saved-search/percolate-scholarships.ts'
import {
  type RunningCatalog,
  admin,
  member,
  startCatalog,
  student,
  visitor,
} from './_app.ts'
import { FORM, editing } from './_editing.ts'
import { keepSearch } from './_saved-searches.ts'
import { copyShipped } from './_shipped-copy.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, update } = editing(() => catalog)
const moderator = () => testCaller({ roles: ['moderator'] })

const PAGE = `query ($id: ID!) { scholarship(id: $id) { id } }`
const SEARCH = `query ($filter: ScholarshipFilter) {
  scholarships(filter: $filter) { totalCount edges { node { id } }
    facets { values { value count } } } }`

async function remove(id: string) {
  const input = { id, reason: 'asks-for-money' }
  await catalog.ask(
    student(),
    `mutation ($input: ReportScholarshipInput!) { reportScholarship(input: $input) { __typename } }`,
    { input },
  )
  await decide(moderator(), id, 'REMOVED')
}

async function decide(caller: Caller, id: string, outcome: string) {
  const { scholarship } = await catalog.ask(
    caller,
    `query ($id: ID!) { scholarship(id: $id) { moderation { cases { id version } } } }`,
    { id },
  )
  const [open] = scholarship.moderation.cases
  const { resolveListingCase } = await catalog.ask(
    caller,
    `mutation ($input: ResolveListingCaseInput!) { resolveListingCase(input: $input) { __typename } }`,
    { input: { id: open.id, outcome, version: open.version } },
  )
  expect(resolveListingCase.__typename).toBe('ResolveListingCaseSuccess')
}

/** Everywhere that a student could come across the listing. */
async function placesOf(id: string, word: string): Promise<string[]> {
  const places: string[] = []
  for (const includePast of [false, true]) {
    for (const search of [{ query: word }, { ids: [id] }, {}]) {
      const filter = { ...search, includePast }
      const { scholarships } = await catalog.ask(visitor(), SEARCH, { filter })
      const { edges, facets, totalCount } = scholarships
      const ids = edges.map(({ node }: { node: { id: string } }) => node.id)
      const isCounted =
        Object.keys(search).length > 0 && (totalCount > 0 || sum(facets) > 0)
      if (ids.includes(id) || isCounted) places.push(JSON.stringify(filter))
    }
  }
  const { scholarshipSuggestions } = await catalog.ask(
    visitor(),
    `query ($prefix: String!) { scholarshipSuggestions(prefix: $prefix) { text } }`,
    { prefix: word },
  )
  if (scholarshipSuggestions.length > 0) places.push('suggestions')
  for (const caller of [visitor(), student()]) {
    const { scholarship } = await catalog.ask(caller, PAGE, { id })
    if (scholarship !== null) places.push('page')
  }
  return places
}

type Facets = { values: { count: number }[] }[]
const sum = (facets: Facets) =>
  facets.flatMap(({ values }) => values).reduce((all, { count }) => all + count, 0)

async function lastEvent(id: string, name: string) {
  const events = await catalog.outboxEvents()
  return events.findLast(
    ({ name: its, body }) => its === name && body.data['scholarshipId'] === id,
  )?.body.data
}

const CRITERIA = 'landfall.catalog.scholarship-criteria.changed.v1'
const CLOSED = 'landfall.catalog.scholarship.closed.v1'

describe('a listing that a moderator removed', () => {
  it('is found by no filter, page or suggestion, and is published as removed', async () => {
    await keepSearch(catalog, { query: 'Quixotry' })
    const made = await create(member(), { ...FORM, title: 'Quixotry Prize' })
    const { id } = made.scholarship
    expect(await placesOf(id, 'Quixotry')).not.toEqual([])
    await remove(id)
    expect(await placesOf(id, 'Quixotry')).toEqual([])
    expect(await lastEvent(id, CRITERIA)).toMatchObject({ isOpen: false })
    expect(await lastEvent(id, CLOSED)).toMatchObject({ closedReason: 'removed' })
    const { unitOfWork } = catalog
    await makePercolateScholarships({ unitOfWork, clock: systemClock })()
    const { rows } = await catalog.postgres.pool.query('select from saved_search_hits')
    expect(rows).toEqual([])
  })

  it('is also hidden when its owner had closed it before', async () => {
    const owner = member()
    const made = await create(owner, { ...FORM, title: 'Zephyrine Prize' })
    const { id } = made.scholarship
    await editing(() => catalog).step('close', owner, id)
    expect(await lastEvent(id, CLOSED)).toMatchObject({ closedReason: 'owner' })
    expect(await placesOf(id, 'Zephyrine')).toContain('page')
    await remove(id)
    expect(await placesOf(id, 'Zephyrine')).toEqual([])
    expect(await lastEvent(id, CLOSED)).toMatchObject({ closedReason: 'removed' })
  })

  it('is still named to students who saved it, without its text or an address to follow', async () => {
    const made = await create(member(), {
      ...FORM,
      title: 'Umbrage Prize',
      sourceUrl: 'https://umbrage.example.org',
    })
    const { id } = made.scholarship
    await remove(id)
    const { _entities: entities } = await catalog.ask(
      student(),
      `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Scholarship {
        title closedReason description sourceUrl applicationUrl contactEmail } } }`,
      { of: [{ __typename: 'Scholarship', id }] },
    )
    expect(entities).toEqual([
      {
        title: 'Umbrage Prize',
        closedReason: 'REMOVED',
        description: null,
        sourceUrl: null,
        applicationUrl: null,
        contactEmail: null,
      },
    ])
  })

  it('stays readable for its makers and moderators', async () => {
    const owner = member()
    const made = await create(owner, { ...FORM, title: 'Vellum Prize' })
    const { id } = made.scholarship
    await remove(id)
    for (const caller of [owner, moderator(), admin()]) {
      expect((await catalog.ask(caller, PAGE, { id })).scholarship).toEqual({ id })
    }
    expect((await update(owner, id, { title: 'Vellum Grant' })).__typename).toBe(
      'ScholarshipSuccess',
    )
    expect(await placesOf(id, 'Vellum')).toEqual([])
  })
})

describe('a listing that the rules hold back', () => {
  it('is found nowhere, although students could find it before', async () => {
    const copy = await copyShipped()
    const [shown] = (await catalog.stores.scholarships.findBatch(null, 200)).filter(
      ({ feed, status }) => feed === 'shipped-scholarships' && status === 'published',
    )
    if (shown === undefined) throw new Error('something is shipped')
    await copy.load(catalog, 'scholarships.json', (rows) =>
      rows.map((row) =>
        row['id'] === shown.slug
          ? {
              ...row,
              title: 'Wyvernal Prize',
              coverage: ['You must pay a fee of $25.'],
            }
          : row,
      ),
    )
    await copy.remove()
    expect(await placesOf(shown.id, 'Wyvernal')).toEqual([])
    expect(await lastEvent(shown.id, CRITERIA)).toMatchObject({ isOpen: false })
    expect(await lastEvent(shown.id, CLOSED)).toMatchObject({ closedReason: 'held' })
    await decide(admin(), shown.id, 'CONFIRMED')
    expect(await placesOf(shown.id, 'Wyvernal')).toContain('page')
    expect(await lastEvent(shown.id, CRITERIA)).toMatchObject({ isOpen: true })
  })
})
