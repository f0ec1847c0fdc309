import { createServer } from 'node:http'
import { jsonAnswer, sendAnswer, type HttpResponse } from './response.ts'
import { closeServer, httpLimits, listen, type RunningServer } from './listener.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import type { Metrics } from '../observability/metrics.ts'

type Operations = { lifecycle: Lifecycle; metrics?: Metrics }

/** /healthz, /readyz and /metrics, for the platform; null for anything else. */
export function answerOperations(at: string, o: Operations): Promise<HttpResponse> | null {
  if (at === 'GET /healthz') return Promise.resolve(jsonAnswer(200, { status: 'ok' }))
  if (at === 'GET /readyz') return answerReadiness(o.lifecycle)
  if (at === 'GET /metrics' && o.metrics) return answerMetrics(o.metrics)
  return null
}

/** For processes without a graph, workers above all. Closing is a step of `lifecycle`. */
export async function serveOperations(
  o: Operations & { http: { host: string; port: number } },
): Promise<RunningServer> {
  const server = createServer(httpLimits, (request, response) => {
    const answer = answerOperations(`${request.method} ${request.url}`, o)
    ;(answer ?? Promise.resolve(jsonAnswer(404, { error: 'not found' })))
      .catch(() => jsonAnswer(500, { error: 'Something went wrong' }))
      .then((found) => sendAnswer(response, found, o.lifecycle.isStopping))
      .catch(() => response.destroy())
  })
  const running = await listen(server, o.http)
  o.lifecycle.onStop('http', () => closeServer(server))
  return running
}

async function answerReadiness(lifecycle: Lifecycle): Promise<HttpResponse> {
  const readiness = await lifecycle.check()
  return jsonAnswer(readiness.ready ? 200 : 503, readiness)
}

async function answerMetrics(metrics: Metrics): Promise<HttpResponse> {
  const headers = { 'content-type': metrics.contentType }
  return { status: 200, headers, body: await metrics.text() }
}
