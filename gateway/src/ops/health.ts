import { serveOperations } from '@landfall/kit/http/operations-routes'
import type { RunningServer } from '@landfall/kit/http/listener'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, jsonReply, methodNotAllowed } from '../http/response.ts'
import type { SiteReadiness } from './readiness.ts'

const PATHS = new Set(['/healthz', '/readyz'])

export function isHealthPath(path: string): boolean {
  return PATHS.has(path)
}

/** On the public port, for load balancers: whether it is alive and ready, but not which parts the platform has. */
export async function answerHealth(
  incoming: HttpRequest,
  checkReadiness: () => Promise<SiteReadiness>,
): Promise<HttpResponse> {
  incoming.route = incoming.path
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    return methodNotAllowed(['GET', 'HEAD'])
  }
  if (incoming.path === '/healthz') return jsonReply(200, { status: 'ok' })
  const { ready, degraded } = await checkReadiness()
  return jsonReply(ready ? 200 : 503, { ready, degraded: degraded.length > 0 })
}

/** On a port of their own, for operators: the same with names, and /metrics. */
export function serveOwnOperations(o: {
  http: { host: string; port: number }
  lifecycle: Lifecycle
  metrics: Metrics
  checkReadiness: () => Promise<SiteReadiness>
}): Promise<RunningServer> {
  const { lifecycle, metrics, http, checkReadiness } = o
  return serveOperations({
    http,
    metrics,
    lifecycle: {
      addCheck: lifecycle.addCheck,
      onStop: lifecycle.onStop,
      stop: lifecycle.stop,
      get isStopping() {
        return lifecycle.isStopping
      },
      check: checkReadiness,
    },
  })
}
