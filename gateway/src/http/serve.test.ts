import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { createLifecycle } from '@landfall/kit/process/lifecycle'
import { createLog } from '@landfall/kit/observability/log'
import { createMetrics } from '@landfall/kit/observability/metrics'
import { afterEach, expect, it, vi } from 'vitest'
import type { HttpResponse } from './response.ts'
import { serve } from './serve.ts'

afterEach(() => void vi.useRealTimers())

it('lets go of an event stream that began when its client had been told to come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const log = createLog({ service: 'gateway', level: 'silent' })
  const lifecycle = createLifecycle({ log })
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<HttpResponse>()
  const { url } = await serve({
    http: { host: '127.0.0.1', port: 0 },
    trust: { proxies: new BlockList(), isSecureByDefault: false },
    lifecycle,
    metrics: createMetrics({ service: 'gateway' }),
    log,
    commonHeaders: () => ({}),
    answer: () => {
      asked.resolve()
      return answer.promise
    },
  })
  // `fetch` would keep a false timer for the tests after this one.
  const response = once(get(`${url}/graphql`, { agent: false }), 'response')
  await asked.promise
  vi.advanceTimersByTime(10_001)
  const [{ statusCode }] = (await response) as [IncomingMessage]
  expect(statusCode).toBe(503)
  const left = Promise.withResolvers<void>()
  answer.resolve({
    status: 200,
    headers: {},
    body: null,
    events: { chunks: never(), leave: left.resolve },
  })
  await left.promise
  await lifecycle.stop()
})

async function* never(): AsyncGenerator<string> {
  yield await new Promise<string>(() => undefined)
}
