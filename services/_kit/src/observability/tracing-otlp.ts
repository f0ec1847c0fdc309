import { trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

const exportTimeoutMs = 5_000

/**
 * Sends spans to an OTLP collector over HTTP. One per process: the provider is registered
 * globally, so that libraries with spans of their own (the gateway's planner) join in.
 */
export function startOtlpExport(o: { service: string; endpoint: string }): {
  stop(): Promise<void>
} {
  const exporter = new OTLPTraceExporter({
    url: `${o.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': o.service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  return {
    async stop() {
      await provider.shutdown()
      trace.disable()
    },
  }
}
