import type { Metrics } from '@landfall/kit/observability/metrics'
import type { Transport } from './live-connections.ts'

export type LiveMetrics = {
  countConnection(transport: Transport, change: 1 | -1): void
  countOpen(field: string, transport: Transport, change: 1 | -1): void
  countExecution(field: string): void
  countPush(field: string, transport: Transport): void
}

export function createLiveMetrics(
  metrics: Pick<Metrics, 'counter' | 'gauge'>,
): LiveMetrics {
  const connections = metrics.gauge({
    name: 'landfall_live_connections',
    help: 'Sockets and event streams that are open',
    labelNames: ['transport'],
  })
  const open = metrics.gauge({
    name: 'landfall_subscriptions_open',
    help: 'Subscriptions that are open',
    labelNames: ['field', 'transport'],
  })
  const executions = metrics.counter({
    name: 'landfall_subscription_executions_total',
    help: 'Queries run for state subscriptions; those that share one count once',
    labelNames: ['field'],
  })
  const pushes = metrics.counter({
    name: 'landfall_subscription_pushes_total',
    help: 'Answers sent to subscribers',
    labelNames: ['field', 'transport'],
  })
  return {
    countConnection: (transport, change) => connections.inc({ transport }, change),
    countOpen: (field, transport, change) => open.inc({ field, transport }, change),
    countExecution: (field) => executions.inc({ field }),
    countPush: (field, transport) => pushes.inc({ field, transport }),
  }
}
