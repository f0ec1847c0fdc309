import { expect, it } from 'vitest'
import { testCaller } from '@landfall/kit/testing/callers'
import { createRequestContext } from '../subgraphs/request-context.ts'
import type { RouteInput, Row } from './route.ts'
import { REST_ROUTES } from './routes.ts'
import { runRoute } from './run-route.ts'

const route = REST_ROUTES.find(
  ({ method, path }) => method === 'GET' && path === '/api/mentor/sessions/:id',
)
const address = { path: '/api/mentor/sessions/s1', search: new URLSearchParams() }
const input: RouteInput = {
  params: { id: 's1' },
  query: {},
  body: undefined,
  viewer: testCaller().viewer,
  address,
}

const reply = (n: number) => ({
  node: { id: `r${n}`, question: `Question ${n}`, answer: null, askedAt: '', sources: [] },
})
const page = (numbers: number[], next: string | null): Row => ({
  mentorSession: {
    id: 's1',
    title: 'Wells',
    exchanges: {
      pageInfo: { hasNextPage: next !== null, endCursor: next },
      edges: numbers.map(reply),
    },
  },
})

/** Runs the route over these pages, by the cursors that they are asked with. */
async function exported(pages: Record<string, Row>) {
  if (!route) throw new Error('a conversation has no export')
  const asked: unknown[] = []
  const run = async (_operation: string, { after = '' }: Record<string, unknown>) => {
    asked.push(after)
    return { data: pages[String(after)] ?? null, errors: [] }
  }
  const context = createRequestContext(testCaller(), { isTrustedDocument: true })
  const paid: number[] = []
  const budget = { spend: async (_: unknown, cost: number) => (paid.push(cost), null) }
  const runner = { graph: { run }, budget, costOf: () => 7 }
  const { status, body } = await runRoute(runner, route, input, context)
  return { status, body: JSON.parse(String(body)), asked, paid }
}

it('returns a record of several pages complete and in order, and charges for each page', async () => {
  const { body, asked, paid } = await exported({
    '': page([5, 4], 'c4'),
    c4: page([3, 2], 'c2'),
    c2: page([1], null),
  })
  expect(asked).toEqual(['', 'c4', 'c2'])
  expect(paid).toEqual([7, 7, 7])
  const words = body.messages.map(({ content }: { content: string }) => content)
  expect(words).toEqual([1, 2, 3, 4, 5].map((n) => `Question ${n}`))
  expect(body).toMatchObject({ id: 's1', title: 'Wells' })
  expect(body).not.toHaveProperty('exchanges')
})

it('answers 404 when the record is deleted while it is read', async () => {
  const gone = { '': page([5, 4], 'c4'), c4: { mentorSession: null } }
  expect((await exported(gone)).status).toBe(404)
})

it('stops at a page that links to itself', async () => {
  const { body, asked } = await exported({ '': page([3, 2], 'c2'), c2: page([1], 'c2') })
  expect(asked).toEqual(['', 'c2'])
  expect(body.messages).toHaveLength(3)
})
