import type { Metrics } from '@landfall/kit/observability/metrics'
import type { Lifecycle, Readiness } from '@landfall/kit/process/lifecycle'

/** `degraded` names the services that are down while the site as a whole still works. */
export type SiteReadiness = Readiness & { degraded: string[] }

/** With one of these the site has something to answer: pages of the catalog, or who is signed in. */
const ESSENTIAL = ['identity', 'catalog']

/**
 * Load balancers ask each second, but anybody may; checks run no more often than this. The services
 * are asked over the connections by which sessions are looked up.
 */
const FRESH_FOR_MS = 250

/**
 * Whether this gateway should get traffic. It stays in the load balancer while parts are down, because
 * the others answer and no other gateway could do more.
 */
export function createReadinessCheck(o: {
  lifecycle: Pick<Lifecycle, 'check' | 'isStopping'>
  metrics: Pick<Metrics, 'gauge'>
  subgraphs: readonly string[]
}): () => Promise<SiteReadiness> {
  const isUp = o.metrics.gauge({
    name: 'landfall_subgraph_up',
    help: '1 when the subgraph said that it is ready, as of the last readiness check',
    labelNames: ['subgraph'],
  })
  const look = async (): Promise<SiteReadiness> => {
    const { down } = await o.lifecycle.check()
    if (o.lifecycle.isStopping) return { ready: false, down, degraded: [] }
    for (const subgraph of o.subgraphs) {
      isUp.set({ subgraph }, down.includes(subgraph) ? 0 : 1)
    }
    const isReady = ESSENTIAL.some((name) => !down.includes(name))
    return isReady
      ? { ready: true, down: [], degraded: down }
      : { ready: false, down, degraded: [] }
  }
  let last: { answer: Promise<SiteReadiness>; until: number } | null = null
  return async () => {
    if (o.lifecycle.isStopping) return look()
    if (last && performance.now() < last.until) return last.answer
    const mine = { answer: look(), until: Infinity }
    last = mine
    return mine.answer.finally(() => (mine.until = performance.now() + FRESH_FOR_MS))
  }
}
