import { testCaller } from '@landfall/kit/testing/callers'
import { expect, it } from 'vitest'
import type { RouteInput, Row } from '../route.ts'
import { REST_ROUTES } from '../routes.ts'

const BASE = '/api/mentor/conversations'
const reply = (n: number) => ({
  id: `r${n}`,
  question: `Question ${n}`,
  answer: `Answer ${n}`,
  sources: [],
})
const session = (numbers: number[], next: string | null): Row => ({
  node: {
    exchanges: {
      totalCount: 5,
      pageInfo: { hasNextPage: next !== null, endCursor: next },
      edges: numbers.map((n) => ({ node: reply(n) })),
    },
  },
})

/** What the route asks for with this query, and what it answers to these conversations. */
function read(path: string, search: string, edges: Row[]) {
  const route = REST_ROUTES.find((one) => one.method === 'GET' && one.path === path)
  if (!route) throw new Error(`no route ${path}`)
  const address = { path: BASE, search: new URLSearchParams(search) }
  const input: RouteInput = {
    params: { mentorId: 'maya' },
    query: route.query?.parse(Object.fromEntries(address.search)) ?? {},
    body: undefined,
    viewer: testCaller().viewer,
    address,
  }
  const answer = route.answer({ mentorSessions: { edges } }, input)
  const contents = (answer.body as Row[]).map(({ content }) => content)
  return { variables: route.variables(input), contents, headers: answer.headers }
}

it.each([BASE, `${BASE}/:mentorId`])(
  '%s returns the latest messages with a link to earlier ones',
  (path) => {
    const newest = read(path, 'mentorId=maya&limit=2', [session([5, 4], 'c4')])
    expect(newest.variables).toEqual({ mentorId: 'maya', first: 2, after: null })
    expect(newest.contents).toEqual(['Question 4', 'Answer 4', 'Question 5', 'Answer 5'])
    expect(newest.headers).toEqual({
      'x-total-count': '5',
      link: `<${BASE}?mentorId=maya&limit=2&cursor=c4>; rel="next"`,
    })

    const last = read(path, 'mentorId=maya&limit=2&cursor=c4', [session([3], null)])
    expect(last.variables).toMatchObject({ first: 2, after: 'c4' })
    expect(last.contents).toEqual(['Question 3', 'Answer 3'])
    expect(last.headers).toEqual({ 'x-total-count': '5' })
  },
)

it('returns no messages to somebody who has not asked a mentor yet', () => {
  const { contents, headers } = read(BASE, '', [])
  expect(contents).toEqual([])
  expect(headers).toEqual({ 'x-total-count': '0' })
})
