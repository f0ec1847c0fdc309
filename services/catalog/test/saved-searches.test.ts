import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { rowsNaming } from '@landfall/kit/testing/rows-naming'
import { studentSaved } from '@landfall/matching/testing/student-saved'
import { makeEnvelope } from '@landfall/proto-events'
import { UserErased } from '@landfall/proto-events/identity/user-erased.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCaller } from '@landfall/kit/testing/callers'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { onUserErased } from '../src/events/on-user-erased.ts'
import { SEARCHES_ALLOWED } from '../src/alerts/saved-search/saved-search.ts'
import { type RunningCatalog, member, startCatalog, student, visitor } from './_app.ts'
import { keepSearch } from './_saved-searches.ts'

const SEARCH = `id studentId name query countries { code name } degreeLevel fieldOfStudy { code name }
  minAmount maxAmount noEssay complexity includeUnknown alert onlyWhatFits address matchCount newCount version`
const OUTCOME = `__typename ... on SavedSearchSuccess { savedSearch { ${SEARCH} } }
  ... on Problem { code message } ... on ValidationFailed { errors { path message } }`
const CREATE = `mutation ($input: CreateSavedSearchInput!) { createSavedSearch(input: $input) { ${OUTCOME} } }`
const UPDATE = `mutation ($input: UpdateSavedSearchInput!) { updateSavedSearch(input: $input) { ${OUTCOME} } }`
const SEEN = `mutation ($input: SavedSearchIdInput!) { markSavedSearchSeen(input: $input) { ${OUTCOME} } }`
const REMOVE = `mutation ($input: SavedSearchIdInput!) { removeSavedSearch(input: $input) {
  __typename ... on RemoveSavedSearchSuccess { id } ... on Problem { code } } }`
const ONE = `query ($id: ID!) { savedSearch(id: $id) { ${SEARCH} } }`
const LIST = `query ($first: Int, $after: String) { savedSearches(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { name } } } }`

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

type Caller = ReturnType<typeof student>
const create = async (caller: Caller, input: object) =>
  (await catalog.ask(caller, CREATE, { input })).createSavedSearch
const names = (page: { edges: { node: { name: string } }[] }) =>
  page.edges.map(({ node }) => node.name)
const created = async (caller: Caller, input: object) =>
  (await create(caller, input)).savedSearch

describe('a saved search', () => {
  it('keeps the filters as the search reads them and counts what fits now', async () => {
    const ann = student()
    const input = {
      name: 'Engineering, PhD',
      degreeLevel: ['PhD'],
      fieldOfStudy: ['Engineering'],
      countries: ['India'],
    }
    const search = await created(ann, input)
    expect(search).toMatchObject({
      name: 'Engineering, PhD',
      degreeLevel: ['PHD'],
      fieldOfStudy: [{ code: 'engineering', name: 'Engineering' }],
      countries: [{ code: 'IN', name: 'India' }],
      alert: 'AT_ONCE',
      onlyWhatFits: true,
      address: '/scholarships?degreeLevel=phd&fieldOfStudy=engineering&countries=IN',
      newCount: 0,
      version: 1,
    })
    const { name: _name, ...filter } = input
    const found = await catalog.ask(
      ann,
      `query ($filter: ScholarshipFilter) { scholarships(filter: $filter) { totalCount } }`,
      { filter },
    )
    expect(search.matchCount).toBe(found.scholarships.totalCount)
    expect((await catalog.ask(ann, ONE, { id: search.id })).savedSearch).toEqual(search)
  })

  it('keeps a misspelled text as the search took it', async () => {
    const search = await created(student(), { name: 'Slip', query: 'fulbrigt' })
    expect(search).toMatchObject({ name: 'Slip', query: 'fulbright' })
    expect(search.matchCount).toBeGreaterThan(0)
  })

  it('changes what is named and leaves the rest', async () => {
    const ann = student()
    const { id } = await created(ann, { name: 'Mine', noEssay: true, minAmount: '500' })
    const input = {
      id,
      alert: 'daily',
      onlyWhatFits: false,
      minAmount: null,
      query: 'women',
    }
    const { updateSavedSearch } = await catalog.ask(ann, UPDATE, { input })
    expect(updateSavedSearch.savedSearch).toMatchObject({
      name: 'Mine',
      noEssay: true,
      minAmount: null,
      query: 'women',
      alert: 'DAILY',
      onlyWhatFits: false,
      version: 2,
    })
  })

  it('keeps its filters under another name, whatever their words would be taken for by now', async () => {
    const ann = student()
    const studentId = ann.viewer.kind === 'user' ? ann.viewer.userId : ''
    const kept = await keepSearch(catalog, { studentId, query: 'fulbrigt' })
    const input = { id: kept.id, name: 'Renamed' }
    const { updateSavedSearch } = await catalog.ask(ann, UPDATE, { input })
    expect(updateSavedSearch.savedSearch).toMatchObject({
      name: 'Renamed',
      query: 'fulbrigt',
    })
    const now = await catalog.unitOfWork(({ savedSearches }) =>
      savedSearches.find(studentId, kept.id),
    )
    expect(now).toMatchObject({ revision: kept.revision, lastSeenAt: kept.lastSeenAt })
  })

  it('has a name of its own, without regard to case', async () => {
    const ann = student()
    const mine = await created(ann, { name: 'Mine' })
    const taken = {
      __typename: 'ValidationFailed',
      errors: [{ path: ['name'], message: 'You have a saved search with this name' }],
    }
    expect(await create(ann, { name: 'mine' })).toMatchObject(taken)
    const other = await created(ann, { name: 'Other' })
    const rename = (id: string, name: string) =>
      catalog.ask(ann, UPDATE, { input: { id, name } })
    expect((await rename(other.id, 'MINE')).updateSavedSearch).toMatchObject(taken)
    expect((await rename(mine.id, 'MINE')).updateSavedSearch.savedSearch.name).toBe('MINE')
    expect((await created(student(), { name: 'Mine' })).name).toBe('Mine')
  })

  it('is one of fifty at most, also when many are saved at once', async () => {
    const ann = student()
    const answers = await Promise.all(
      Array.from({ length: SEARCHES_ALLOWED + 3 }, (_, n) =>
        create(ann, { name: `n${n}` }),
      ),
    )
    const refused = answers.filter(({ __typename }) => __typename === 'Conflict')
    expect(refused).toHaveLength(3)
    expect(refused[0].message).toBe('You can keep up to 50 searches. Remove one first.')
  })

  it('is listed newest first, in pages', async () => {
    const ann = student()
    for (const name of ['a', 'b', 'c']) await created(ann, { name })
    const first = (await catalog.ask(ann, LIST, { first: 2 })).savedSearches
    const { endCursor: after } = first.pageInfo
    const second = (await catalog.ask(ann, LIST, { first: 2, after })).savedSearches
    expect([...names(first), ...names(second)].toSorted()).toEqual(['a', 'b', 'c'])
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(second.pageInfo.hasNextPage).toBe(false)
  })

  it('is gone when it was removed', async () => {
    const ann = student()
    const { id } = await created(ann, { name: 'Mine' })
    const remove = () => catalog.ask(ann, REMOVE, { input: { id } })
    expect((await remove()).removeSavedSearch).toEqual({
      __typename: 'RemoveSavedSearchSuccess',
      id,
    })
    expect((await remove()).removeSavedSearch.code).toBe('NOT_FOUND')
    expect((await catalog.ask(ann, ONE, { id })).savedSearch).toBeNull()
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x', degreeLevel: ['school'] }, 'degreeLevel'],
    [{ name: 'x', alert: 'hourly' }, 'alert'],
  ])('is refused with its place when %j', async (input, place) => {
    const { errors } = await create(student(), input)
    expect(errors.map(({ path }: { path: string[] }) => path)).toEqual([[place]])
  })
})

describe('ownership of a saved search', () => {
  it.each([
    ['a visitor', visitor, 'NOT_SIGNED_IN'],
    ['a donor', member, 'FORBIDDEN'],
  ])('is refused to %s', async (_who, caller, code) => {
    expect((await create(caller(), { name: 'Mine' })).code).toBe(code)
  })

  it('follows from the session, not from the input', async () => {
    const ann = testCaller({ accountType: 'student' })
    expect((await create(ann, { name: 'a', studentId: randomUUID() })).code).toBe(
      'FORBIDDEN',
    )
    expect((await created(ann, { name: 'a', studentId: 'me' })).name).toBe('a')
  })

  it.each([student, member])(
    'keeps others from seeing or changing it',
    async (somebody) => {
      const { id } = await created(student(), { name: 'Mine' })
      const other = somebody()
      for (const [mutation, input] of [
        [UPDATE, { id, name: 'Yours' }],
        [SEEN, { id }],
        [REMOVE, { id }],
      ] as const) {
        const answer = await catalog.ask(other, mutation, { input })
        expect(Object.values(answer)).toMatchObject([{ code: 'NOT_FOUND' }])
      }
    },
  )

  it('keeps another student from finding it', async () => {
    const { id } = await created(student(), { name: 'Mine' })
    expect((await catalog.ask(student(), ONE, { id })).savedSearch).toBeNull()
  })
})

it('saved searches of an erased account are gone, with everything known of them, told once or twice', async () => {
  const ann = student()
  const annId = ann.viewer.kind === 'user' ? ann.viewer.userId : ''
  const search = await created(ann, { name: 'Zebulon', degreeLevel: ['PhD'] })
  await deliver(
    onStudentSaved,
    studentSaved({ studentId: annId, version: 1 }),
    catalog.unitOfWork,
  )
  const [listing] = await catalog.stores.scholarships.findBatch(null, 1)
  const input = { id: listing?.slug, reason: 'other', details: 'Zebulon says so' }
  const report = `mutation ($input: ReportScholarshipInput!) { reportScholarship(input: $input) { __typename } }`
  await catalog.ask(ann, report, { input })
  await catalog.postgres.pool.query(
    `insert into saved_search_hits (search_id, scholarship_id, reason, found_at) values ($1, $2, 'new', now())`,
    [search.id, listing?.id],
  )
  const kept = await created(student(), { name: 'Another', degreeLevel: ['PhD'] })

  for (const version of [1, 2]) {
    const event = { id: randomUUID(), aggregateId: annId, version, time: new Date() }
    const erased = makeEnvelope(UserErased, { ...event, data: { userId: annId } })
    await deliver(onUserErased, erased, catalog.unitOfWork)
  }
  expect(Object.keys(await rowsNaming(catalog.postgres, [annId]))).toEqual(['listing_log'])
  expect(await rowsNaming(catalog.postgres, ['Zebulon', search.id])).toEqual({})
  expect(await rowsNaming(catalog.postgres, [kept.id])).toEqual({ scholarship_filters: 1 })
})
