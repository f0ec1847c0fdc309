import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import { deliver } from '@landfall/kit/messaging/consumers'
import { someOf } from '@landfall/kit/testing/breadth'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { judgeScholarship } from '../src/search/eligibility/judge-scholarship.ts'
import { viewDeadline } from '../src/record/scholarship/deadline.ts'
import { fitRank } from '../src/search/search/fit-rank.ts'
import { recombination } from '../bench/recombined.ts'
import { makeFindSimilar } from '../src/search/similar/find-similar.ts'
import { openAwards } from './_asking.ts'
import { NOW, type RunningCatalog, startCatalog, student, visitor } from './_app.ts'

const LIST = `query ($first: Int, $after: String, $filter: ScholarshipFilter, $sort: ScholarshipSort) {
  scholarships(first: $first, after: $after, filter: $filter, sort: $sort) {
    edges { node { id } } pageInfo { hasNextPage endCursor } totalCount
  }
}`

const CAN_SORT = `query ($sort: ScholarshipSort) { scholarships(first: 5, sort: $sort) {
  canSortByFit edges { node { id } } } }`

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const caller = student()
const first = (who: Parameters<typeof catalog.ask>[0], sort: string) =>
  catalog.ask(who, CAN_SORT, { sort })
const studentId = caller.viewer.kind === 'visitor' ? '' : caller.viewer.userId
const event = studentSaved({
  ...EMPTY_PROFILE,
  studentId,
  version: 1,
  country: 'NG',
  intendedDegreeLevel: 'graduate',
  fieldOfInterest: ['Engineering'],
  gpa: '3.40',
  ieltsScore: '7.0',
})

describe('searching by fit', () => {
  it('tells a student without a profile that nothing is sorted by fit', async () => {
    const newcomer = student()
    const { scholarships: byFit } = await first(newcomer, 'FIT')
    expect(byFit.canSortByFit).toBe(false)
    expect(byFit).toEqual((await first(newcomer, 'RELEVANCE')).scholarships)
    expect((await first(visitor(), 'RELEVANCE')).scholarships).toEqual(byFit)
  })

  it('pages through exactly what is found, the best fits of the student first', async () => {
    await deliver(onStudentSaved, event, catalog.unitOfWork)
    const { scholarships: byFit } = await catalog.ask(caller, CAN_SORT, { sort: 'FIT' })
    expect(byFit.canSortByFit).toBe(true)
    const filter = { degreeLevel: ['graduate'] }
    const ids = await allOf(filter, 'FIT', 37)
    const { scholarships: all } = await catalog.ask(caller, LIST, { first: 1, filter })
    expect(ids).toHaveLength(all.totalCount)
    expect(new Set(ids).size).toBe(ids.length)

    const listed = await readAll(ids)
    const ranks = listed.map((one) => fitRank(one, facts, new Date(NOW)))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const now = new Date(NOW)
    const stands = listed.map((one) => {
      const verdict = judgeScholarship(one, facts, now)?.verdict
      const isOver = viewDeadline(one.deadline, now).precision === 'last-known'
      return isOver && verdict !== 'NOT_ELIGIBLE' ? 'waits for its next round' : verdict
    })
    // No group comes back once another has begun.
    expect(stands.filter((one, at) => one !== stands[at - 1])).toEqual([
      'ELIGIBLE',
      'ANSWER_QUESTIONS',
      'CHECK_WITH_PROVIDER',
      'waits for its next round',
      'NOT_ELIGIBLE',
    ])
  })

  it.each(['engineering', 'graduate fellowship', 'full ride'])(
    'finds with "%s" what its words find, the best fits first, equal ones by relevance',
    async (query) => {
      const relevant = await allOf({ query }, 'RELEVANCE', 100)
      const ids = await allOf({ query }, 'FIT', 7)
      const rankOf = new Map(
        (await readAll(relevant)).map((one) => [
          one.id,
          fitRank(one, facts, new Date(NOW)),
        ]),
      )
      const ranks = relevant.map((id) => rankOf.get(id) ?? Number.NaN)
      expect(new Set(ranks).size).toBeLessThan(ranks.length)
      // The sort is stable.
      expect(ids).toEqual(
        relevant.toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0)),
      )
    },
  )

  it('sorts by relevance for a student without a profile', async () => {
    expect(await firstFor(visitor(), 'FIT')).toEqual(await firstFor(visitor(), 'RELEVANCE'))
  })
})

const facts = { ...NOTHING_ANSWERED, ...studentFactsOf(event.data) }

async function readAll(ids: readonly string[]) {
  const records = await catalog.stores.scholarships.findByIds(ids)
  return ids.flatMap((id) => records.get(id) ?? [])
}

/** The ids of all pages. */
async function allOf(filter: object, sort: string, first: number): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null = null; ;) {
    const variables = { first, after, filter, sort }
    const { scholarships: page }: { scholarships: Page } = await catalog.ask(
      caller,
      LIST,
      variables,
    )
    ids.push(...page.edges.map(({ node }) => node.id))
    if (!page.pageInfo.hasNextPage) return ids
    after = page.pageInfo.endCursor
  }
}

const idsOf = (similar: readonly Similar[]) =>
  similar.map(({ scholarship }) => scholarship.id)

describe('awards like another', () => {
  const SIMILAR = `query ($id: ID!, $first: Int) { scholarship(id: $id) {
    similar(first: $first) {
      scholarship { id } fields levels countries { code } isSameUniversity
    } } }`
  const similarTo = async (id: string, who = visitor(), first = 6): Promise<Similar[]> =>
    (await catalog.ask(who, SIMILAR, { id, first })).scholarship.similar

  it('are open, no loans, other than itself, and share what is said of them', async () => {
    const open = await openAwards(catalog)
    const byId = new Map(open.map((one) => [one.id, one]))
    const now = new Date(NOW)
    const subjects = open.filter((_, place) => place % 29 === 0)
    expect(subjects.length).toBeGreaterThan(10)
    for (const subject of subjects) {
      const similar = await similarTo(subject.id)
      expect(idsOf(similar)).not.toContain(subject.id)
      expect(await similarTo(subject.id, visitor(), 3)).toEqual(similar.slice(0, 3))
      const isAhead = similar.map(({ scholarship: { id }, ...shared }) => {
        const found = byId.get(id)
        if (found === undefined) throw new Error('it is open')
        expect(found.loan).toBeNull()
        const { levels, isSameUniversity, fields } = shared
        for (const level of levels) {
          const stored = level.toLowerCase()
          expect(subject.degreeLevels).toContain(stored)
          expect(found.degreeLevels).toContain(stored)
        }
        expect(levels.length > 0).toBe(subject.degreeLevels !== null)
        expect(isSameUniversity).toBe(
          found.universityId !== null && found.universityId === subject.universityId,
        )
        expect(fields.length > 0 || isSameUniversity || shared.countries.length > 0).toBe(
          true,
        )
        const { precision } = viewDeadline(found.deadline, now)
        const isRolling = found.deadline.basis === 'rolling'
        return isRolling || !['none', 'last-known'].includes(precision)
      })
      expect(isAhead).toEqual(isAhead.toSorted((a, b) => Number(b) - Number(a)))
    }
  })

  it('never include one that a student is not eligible for', async () => {
    const open = await openAwards(catalog)
    const byId = new Map(open.map((one) => [one.id, one]))
    const shutOut = (id: string) => {
      const found = byId.get(id)
      const judged = found && judgeScholarship(found, facts, new Date(NOW))
      return judged?.verdict === 'NOT_ELIGIBLE'
    }
    let withheld = 0
    for (const { id } of open.filter((_, place) => place % 31 === 0)) {
      withheld += idsOf(await similarTo(id)).filter(shutOut).length
      expect(idsOf(await similarTo(id, caller)).filter(shutOut)).toEqual([])
    }
    expect(withheld).toBeGreaterThan(0)
  })

  it('tell a student of no country but their own', async () => {
    let toldOthers = 0
    for (const { id } of (await openAwards(catalog)).filter((_, at) => at % 31 === 0)) {
      const codesFor = async (who = visitor()) =>
        (await similarTo(id, who)).flatMap(({ countries }) =>
          countries.map(({ code }) => code),
        )
      toldOthers += (await codesFor()).filter((code) => code !== event.data.country).length
      expect(new Set([event.data.country, ...(await codesFor(caller))]).size).toBe(1)
    }
    expect(toldOthers).toBeGreaterThan(0)
  })

  it('cost two statements and a few rows each, however many there are in however large a catalog', async () => {
    const shipped = await openAwards(catalog)
    const now = new Date(NOW)
    const made = Array.from({ length: 1_000 }, (_, n) => n)
    const listingOf = recombination(shipped, { seed: 'similar', now })
    await catalog.unitOfWork((tx) => tx.scholarships.saveAll(made.map(listingOf), now))
    const statements = vi.spyOn(catalog.postgres.pool, 'query')
    const read = vi.spyOn(catalog.stores.scholarships, 'findByIds')
    const findSimilar = makeFindSimilar({ stores: catalog.stores, clock: fixedClock(NOW) })
    const similar = await findSimilar(shipped.slice(0, 40), null)
    expect(similar.every((some) => some.length > 0)).toBe(true)
    expect(statements.mock.calls.length).toBe(2)
    expect(read.mock.calls[0]?.[0].length).toBeLessThan(40 * 4 * 24)
    vi.restoreAllMocks()
  })

  it('are asked for within limits', async () => {
    const [subject] = await openAwards(catalog)
    await expect(similarTo(subject?.id ?? '', visitor(), 13)).rejects.toThrow(
      'Ask for 1 to 12',
    )
  })
})

describe('searching by fit in a catalog with more awards than are scored', () => {
  beforeAll(async () => {
    const now = new Date(NOW)
    const listingOf = recombination(await openAwards(catalog), { seed: 'many', now })
    const made = Array.from({ length: 1_000 }, (_, n) => listingOf(n))
    await catalog.unitOfWork((tx) => tx.scholarships.saveAll(made, now))
  })

  it.each(someOf([{}, { query: 'university' }], 1))(
    'continues by relevance with %j',
    async (filter) => {
      const relevant = await allOf(filter, 'RELEVANCE', 100)
      expect(relevant.length).toBeGreaterThan(2_000)
      const ids = await allOf(filter, 'FIT', 93)
      expect(ids.slice(2_000)).toEqual(relevant.slice(2_000))
      expect(ids.slice(0, 2_000).toSorted()).toEqual(relevant.slice(0, 2_000).toSorted())
      const scored = await readAll(ids.slice(0, 2_000))
      const ranks = scored.map((one) => fitRank(one, facts, new Date(NOW)))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    },
  )
})

async function firstFor(who: ReturnType<typeof visitor>, sort: string) {
  const variables = { first: 20, sort }
  return (await catalog.ask(who, LIST, variables)).scholarships.edges
}

type Similar = {
  scholarship: { id: string }
  fields: string[]
  levels: string[]
  countries: { code: string }[]
  isSameUniversity: boolean
}

type Page = {
  edges: { node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
