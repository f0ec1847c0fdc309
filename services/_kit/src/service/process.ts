import type { ServiceConfig } from '../process/config.ts'
import { createMetrics } from '../observability/metrics.ts'
import { serveOperations } from '../http/operations-routes.ts'
import { serveSubgraph, type ServiceApp } from './server.ts'
import type { MeasuredWorker } from './worker.ts'
import { createIdentityVerifier } from '../identity/identity-token.ts'
import { startTracing } from '../observability/tracing.ts'

type Running = { stop(): Promise<void> }

/** Serves a service's subgraph on the configured port until stopped. */
export async function serveApp(app: ServiceApp, config: ServiceConfig): Promise<Running> {
  const tracing = await startTracing({
    service: config.service,
    endpoint: config.otlpEndpoint,
  })
  app.lifecycle.onStop('tracing', () => tracing.stop())
  const verifier = createIdentityVerifier({
    publicKey: config.gatewayPublicKey,
    audience: config.service,
  })
  const metrics = createMetrics({ service: config.service })
  app.measure?.(metrics)
  const server = await serveSubgraph({
    subgraph: app.subgraph,
    internalRoutes: app.internalRoutes,
    answerFile: app.answerFile,
    lifecycle: app.lifecycle,
    http: config.http,
    metrics,
    verifier,
  })
  app.subgraph.log.info({ port: server.port }, 'the subgraph is served')
  return app
}

/** Runs a service's worker and answers /healthz, /readyz and /metrics on the configured port. */
export async function serveWorker(
  worker: MeasuredWorker,
  config: Pick<ServiceConfig, 'http' | 'service' | 'otlpEndpoint'>,
): Promise<Running> {
  const { lifecycle, metrics } = worker
  const tracing = await startTracing({
    service: `${config.service}-worker`,
    endpoint: config.otlpEndpoint,
  })
  lifecycle.onStop('tracing', () => tracing.stop())
  await worker.start()
  await serveOperations({ lifecycle, metrics, http: config.http })
  return worker
}
