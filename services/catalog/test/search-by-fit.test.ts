import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { judgeScholarship } from '../src/search/eligibility/judge-scholarship.ts'
import { fitRank } from '../src/search/search/fit-rank.ts'
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

async function firstFor(who: ReturnType<typeof visitor>, sort: string) {
  const variables = { first: 20, sort }
  return (await catalog.ask(who, LIST, variables)).scholarships.edges
}

type Page = {
  edges: { node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
