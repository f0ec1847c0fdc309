import { afterAll, beforeAll, expect, it } from 'vitest'
import { testVisitor } from '@landfall/kit/testing/callers'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

let app: RunningAiWorkers
beforeAll(async () => {
  app = await startAiWorkers()
  await app.storeListings(aListing())
  await app.startWorker()
})
afterAll(() => app.stop())

const listQuery = /* GraphQL */ `
  query ($first: Int, $after: String) {
    matchRuns(first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
          result {
            matchCount
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    latestMatchRun {
      id
    }
  }
`

it('the list pages through the runs of a student, newest first', async () => {
  const student = aStudent()
  const started: string[] = []
  for (let i = 0; i < 5; i++) started.unshift((await app.match(student)).run.id)
  await app.match(aStudent())

  const seen: string[] = []
  let after: string | null = null
  do {
    const page: Page = await app.ask(student, listQuery, { first: 2, after })
    expect(page.matchRuns.totalCount).toBe(5)
    expect(page.latestMatchRun.id).toBe(started[0])
    seen.push(...page.matchRuns.edges.map(({ node }) => node.id))
    const { hasNextPage, endCursor } = page.matchRuns.pageInfo
    after = hasNextPage ? endCursor : null
  } while (after !== null)
  expect(seen).toEqual(started)
})

it('the list asks visitors to sign up', async () => {
  await expect(app.ask(testVisitor(), listQuery)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    message: 'Please sign up for free to use AI scholarship matching.',
  })
})

it('tells everybody what a match is held against', async () => {
  const { matchingCatalogue } = await app.ask(
    testVisitor(),
    `{ matchingCatalogue { openCount criteria { code label isHard } terms { code possible } } }`,
  )
  expect(matchingCatalogue.openCount).toBe(1)
  expect(matchingCatalogue.criteria.length).toBeGreaterThan(10)
  const possible = matchingCatalogue.terms.map(
    (term: { possible: number }) => term.possible,
  )
  expect(possible.reduce((sum: number, one: number) => sum + one, 0)).toBe(100)
})

type Page = {
  matchRuns: {
    totalCount: number
    edges: { node: { id: string } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
  latestMatchRun: { id: string }
}
