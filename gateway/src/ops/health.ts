import type { Lifecycle } from '@landfall/kit/lifecycle'
import type { Metrics } from '@landfall/kit/metrics'
import type { Incoming } from '../http/incoming.ts'
import { type Reply, jsonReply, methodNotAllowed } from '../http/reply.ts'

const PATHS = new Set(['/healthz', '/readyz', '/metrics'])

export function isHealthPath(path: string): boolean {
  return PATHS.has(path)
}

/** For the platform: alive, ready (and if not, what is down), figures. */
export async function answerHealth(
  incoming: Incoming,
  o: { lifecycle: Lifecycle; metrics: Metrics },
): Promise<Reply> {
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
