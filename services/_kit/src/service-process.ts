import { createServer } from 'node:http'
import type { ServiceConfig } from './config.ts'
import { jsonAnswer, sendAnswer, type HttpAnswer } from './http-answer.ts'
import { createMetrics } from './metrics.ts'
import { serveSubgraph, type ServiceApp } from './service-server.ts'
import type { MeasuredWorker } from './service-worker.ts'
import { createIdentityVerifier } from './signed-identity.ts'
import { startTracing } from './tracing.ts'

type Running = { stop(): Promise<void> }

/** Serves a service's subgraph on the configured port until stopped. */
export async function serveApp(app: ServiceApp, config: ServiceConfig): Promise<Running> {
  const tracing = await startTracing({
    service: config.service,
    endpoint: config.otlpEndpoint ?? undefined,
  })
  app.lifecycle.onStop('tracing', () => tracing.stop())
  const verifier = createIdentityVerifier({
    publicKey: config.gatewayPublicKey,
    audience: config.service,
  })
  const server = await serveSubgraph({
    subgraph: app.subgraph,
    internalRoutes: app.internalRoutes,
    lifecycle: app.lifecycle,
    http: config.http,
    metrics: createMetrics({ service: config.service }),
    verifier,
    tracing,
  })
  app.subgraph.log.info({ port: server.port }, 'the subgraph is served')
  return app
}

/** Runs a service's worker and answers /healthz, /readyz and /metrics on the configured port. */
export async function serveWorker(
  worker: MeasuredWorker,
  config: Pick<ServiceConfig, 'http'>,
): Promise<Running> {
  await worker.start()
  const server = createServer((request, response) => {
    answerHealth(request.url ?? '/', worker)
      .catch(() => jsonAnswer(500, { error: 'Something went wrong' }))
      .then((answer) => sendAnswer(response, answer, worker.lifecycle.isStopping))
  })
  server.listen(config.http.port, config.http.host)
  worker.lifecycle.onStop('http', () => {
    server.closeAllConnections()
    server.close()
  })
  return worker
}

async function answerHealth(url: string, worker: MeasuredWorker): Promise<HttpAnswer> {
  if (url === '/healthz') return jsonAnswer(200, { status: 'ok' })
  if (url === '/metrics') {
    const headers = { 'content-type': worker.metrics.contentType }
    return { status: 200, headers, body: await worker.metrics.text() }
  }
  if (url !== '/readyz') return jsonAnswer(404, { error: 'not found' })
  const readiness = await worker.lifecycle.check()
  return jsonAnswer(readiness.ready ? 200 : 503, readiness)
}
