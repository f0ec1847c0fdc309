import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, jsonReply, methodNotAllowed } from '../http/response.ts'

const PATHS = new Set(['/healthz', '/readyz', '/metrics'])

export function isHealthPath(path: string): boolean {
  return PATHS.has(path)
}

/** For the platform: alive, ready (and if not, what is down), figures. */
export async function answerHealth(
  incoming: HttpRequest,
  o: { lifecycle: Lifecycle; metrics: Metrics },
): Promise<HttpResponse> {
  incoming.route = incoming.path
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    return methodNotAllowed(['GET', 'HEAD'])
  }
  if (incoming.path === '/healthz') return jsonReply(200, { status: 'ok' })
  if (incoming.path === '/readyz') {
    const readiness = await o.lifecycle.check()
    return jsonReply(readiness.ready ? 200 : 503, readiness)
  }
  const headers = { 'content-type': o.metrics.contentType, 'cache-control': 'no-store' }
  return { status: 200, headers, body: await o.metrics.text() }
}
