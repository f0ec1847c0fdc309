import { testCaller } from '@landfall/kit/testing/callers'
import { afterEach, expect, it, vi } from 'vitest'
import { aRequest } from '../../../test/_request.ts'
import type { Graph } from '../../graphql/graph.ts'
import type { HttpRequest } from '../../http/request.ts'
import { createRouter } from '../router.ts'
import { REST_ROUTES } from '../routes.ts'
import { EXPORT_PARTS } from './export-parts.ts'
import { handleExport } from './handle-export.ts'

afterEach(() => void vi.useRealTimers())

const facade = {
  router: createRouter(REST_ROUTES),
  budget: { spend: async () => null, admitNew: async () => null, balanceOf: () => null },
  costOf: () => 1,
  files: new Map(),
}
/** Who has nothing of a part. */
const nothing = {
  data: null,
  errors: [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }],
}

function startExport(incoming: HttpRequest, run: Graph['run']) {
  const { viewer } = testCaller({})
  return handleExport(facade, { incoming, viewer, graph: { run } as Graph })
}

it('gives each part the time of an operation, however long those before it took', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const left: number[] = []
  const reply = await startExport(aRequest(), async (_document, _variables, context) => {
    left.push(context.deadline - performance.now())
    vi.advanceTimersByTime(1_000)
    return nothing
  })
  expect(reply.status).toBe(200)
  expect(left.length).toBeGreaterThanOrEqual(EXPORT_PARTS.length)
  expect(Math.min(...left)).toBeGreaterThan(9_000)
})

it('reads no further once nobody waits for it any more', async () => {
  const request = aRequest()
  const over = Promise.withResolvers<'answer'>()
  const run = vi.fn<Graph['run']>(async () => {
    over.resolve('answer')
    return nothing
  })
  const clock = { ...request.clock, over: over.promise }
  const reply = await startExport({ ...request, clock }, run)
  expect(reply.status).toBe(503)
  expect(run.mock.calls.length).toBeLessThan(3)
})
