import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracing } from './tracing.ts'

const exportTimeoutMs = 5_000

/**
 * Sends spans to an OTLP collector over HTTP. One per process: the provider is registered
 * globally, so that libraries with spans of their own (the gateway's planner) join in.
 */
export function startOtlpTracing(o: { service: string; endpoint: string }): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${o.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': o.service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('landfall')
  return {
    span: (name, traceparent, work) => {
      const parent = withRemoteParent(traceparent)
      return tracer.startActiveSpan(
        name,
        { kind: SpanKind.SERVER },
        parent,
        async (span) => {
          try {
            return await work()
          } catch (error) {
            // The message may quote people's data, so only the kind of error travels.
            const kind = error instanceof Error ? error.name : typeof error
            span.setStatus({ code: SpanStatusCode.ERROR, message: kind })
            throw error
          } finally {
            span.end()
          }
        },
      )
    },
    traceparent() {
      const current = trace.getActiveSpan()?.spanContext()
      if (!current) return undefined
      const flags = current.traceFlags.toString(16).padStart(2, '0')
      return `00-${current.traceId}-${current.spanId}-${flags}`
    },
    async stop() {
      await provider.shutdown()
      trace.disable()
      context.disable()
    },
  }
}

function withRemoteParent(traceparent: string | undefined) {
  const remote = traceparent ? parseTraceParent(traceparent) : null
  if (!remote) return context.active()
  return trace.setSpanContext(context.active(), { ...remote, isRemote: true })
}
