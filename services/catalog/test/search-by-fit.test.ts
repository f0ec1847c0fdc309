import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { explainEligibility } from '@landfall/matching/criteria/explain'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import { EMPTY_PROFILE, studentSaved } from '@landfall/matching/testing/student-saved'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
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
}, 60_000)
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

    const facts = studentFactsOf(event.data)
    const records = await catalog.stores.scholarships.findByIds(ids)
    const listed = ids.flatMap((id) => records.get(id) ?? [])
    const ranks = listed.map((one) => fitRank(one, facts, new Date(NOW)))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const verdicts = listed.map((one) => explainEligibility(one, facts).verdict)
    expect([...new Set(verdicts)]).toEqual(['ELIGIBLE', 'CHECK', 'NOT_ELIGIBLE'])
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
