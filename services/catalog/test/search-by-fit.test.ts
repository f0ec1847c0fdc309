import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import { deliver } from '@landfall/kit/messaging/consumers'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { judgeScholarship } from '../src/search/eligibility/judge-scholarship.ts'
import { fitRank } from '../src/search/search/fit-rank.ts'
import { recombination } from '../bench/recombined.ts'
import { viewDeadline } from '../src/record/scholarship/deadline.ts'
import { makeFindSimilar } from '../src/search/similar/find-similar.ts'
import { openAwards } from './_asking.ts'
import { NOW, type RunningCatalog, startCatalog, student, visitor } from './_app.ts'

const LIST = `query ($first: Int, $after: String, $filter: ScholarshipFilter, $sort: ScholarshipSort) {
  scholarships(first: $first, after: $after, filter: $filter, sort: $sort) {
    edges { node { id } } pageInfo { hasNextPage endCursor } totalCount
  }
}`

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const caller = student()
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
  it('pages through exactly what is found, the best fits of the student first', async () => {
    await deliver(onStudentSaved, event, catalog.unitOfWork)
    const filter = { degreeLevel: ['graduate'] }
    const ids: string[] = []
    for (let after: string | null = null; ;) {
      const { scholarships: page }: { scholarships: Page } = await catalog.ask(
        caller,
        LIST,
        {
          first: 37,
          after,
          filter,
          sort: 'FIT',
        },
      )
      ids.push(...page.edges.map(({ node }) => node.id))
      if (!page.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor
    }
    const { scholarships: all } = await catalog.ask(caller, LIST, { first: 1, filter })
    expect(ids).toHaveLength(all.totalCount)
    expect(new Set(ids).size).toBe(ids.length)

    const facts = { ...NOTHING_ANSWERED, ...studentFactsOf(event.data) }
    const records = await catalog.stores.scholarships.findByIds(ids)
    const listed = ids.flatMap((id) => records.get(id) ?? [])
    const ranks = listed.map((one) => fitRank(one, facts, new Date(NOW)))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const now = new Date(NOW)
    const verdicts = listed.map((one) => judgeScholarship(one, facts, now)?.verdict)
    expect([...new Set(verdicts)]).toEqual([
      'ELIGIBLE',
      'ANSWER_QUESTIONS',
      'CHECK_WITH_PROVIDER',
      'NOT_ELIGIBLE',
    ])
  })

  it('is by relevance for who has no profile', async () => {
    expect(await firstFor(visitor(), 'FIT')).toEqual(await firstFor(visitor(), 'RELEVANCE'))
  })
})

const idsOf = (similar: readonly Similar[]) =>
  similar.map(({ scholarship }) => scholarship.id)

describe('awards like another', () => {
  const SIMILAR = `query ($id: ID!, $first: Int) { scholarship(id: $id) {
    similar(first: $first) {
      scholarship { id } fields levels countries { code } isSameUniversity
    } } }`
  const similarTo = async (id: string, who = visitor(), first = 6): Promise<Similar[]> =>
    (await catalog.ask(who, SIMILAR, { id, first })).scholarship.similar

  it('are open, no loans, not itself, and share what is said of them', async () => {
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

  it('never are what a student is not eligible for', async () => {
    const facts = { ...NOTHING_ANSWERED, ...studentFactsOf(event.data) }
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

  it('of however many in however large a catalogue cost two statements and a few rows each', async () => {
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
