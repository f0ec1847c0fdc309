import type { Metrics } from '@landfall/kit/observability/metrics'
import {
  SpanKind,
  currentOrigin,
  failSpan,
  inSpan,
} from '@landfall/kit/observability/tracing'
import { BrokenCircuitError } from 'cockatiel'
import { SubgraphBusyError } from './connection-pools.ts'
import { DeadlineError } from './deadline.ts'
import type { SubgraphClient } from './subgraph-client.ts'

/** Outcomes that operators need to tell apart: too slow, too busy, assumed to hang, unreachable, a wrong answer. */
type Outcome = 'ok' | 'timeout' | 'busy' | 'circuit-open' | 'unreachable' | 'fault'

/**
 * Measures each request of a subgraph's client and passes the trace on: the subgraph's span is below
 * that of the request, including retries.
 */
export function createSubgraphObserver(
  metrics: Pick<Metrics, 'histogram' | 'counter'>,
): (subgraph: string, client: SubgraphClient) => SubgraphClient {
  const duration = metrics.histogram({
    name: 'landfall_subgraph_request_duration_seconds',
    help: 'Time until a subgraph answered a request of the gateway or it was given up',
    labelNames: ['subgraph', 'outcome'],
  })
  const errors = metrics.counter({
    name: 'landfall_subgraph_errors_total',
    help: 'Requests of the gateway that a subgraph did not answer as it should, by what happened',
    labelNames: ['subgraph', 'outcome'],
  })
  return (subgraph, client) => ({
    ...client,
    post: (request) =>
      inSpan(`subgraph ${subgraph}`, { kind: SpanKind.CLIENT }, async () => {
        const startedAt = performance.now()
        const { traceparent } = currentOrigin()
        const headers = { ...request.headers, ...(traceparent && { traceparent }) }
        const reply = await client.post({ ...request, headers })
        const outcome = reply.ok ? 'ok' : outcomeOf(reply.error)
        duration.observe({ subgraph, outcome }, (performance.now() - startedAt) / 1_000)
        if (!reply.ok) {
          errors.inc({ subgraph, outcome })
          failSpan(reply.error)
        }
        return reply
      }),
  })
}

function outcomeOf(error: Error): Outcome {
  if (error instanceof DeadlineError) return 'timeout'
  if (error instanceof SubgraphBusyError) return 'busy'
  if (error instanceof BrokenCircuitError) return 'circuit-open'
  const { code = '' } = error as NodeJS.ErrnoException
  return /^(E[A-Z_]+|UND_ERR_(SOCKET|CONNECT_TIMEOUT))$/.test(code)
    ? 'unreachable'
    : 'fault'
}
