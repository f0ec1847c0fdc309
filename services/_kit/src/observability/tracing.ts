import {
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api'
import { randomUUID } from 'node:crypto'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'

export { SpanKind } from '@opentelemetry/api'

/** The request that work belongs to, as it travels in headers, outbox rows, events and jobs. */
export type Origin = {
  /** W3C trace context: `00-<trace>-<span>-<flags>`. */
  traceparent?: string | undefined
  requestId?: string | undefined
}

type SpanOptions = {
  kind?: SpanKind
  /** Where the work comes from; an empty one begins a trace. Absent: it is part of what runs now. */
  origin?: Origin
  /** The trace context of an untrusted client: the span links to it and is not part of it. */
  link?: string | undefined
}

// Set for the process and not by the exporter: the running request is known whether spans are sent or not.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())

const propagator = new W3CTraceContextPropagator()
const requestIdKey = createContextKey('landfall request id')

/**
 * Runs `work` in a span. Without an exporter the span is a no-op that only passes its trace on.
 * @param name one of few values, by which operators group
 */
export async function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, origin, link }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = origin ? contextOf(origin) : context.active()
  const options = { kind, links: linksTo(link) }
  const started = trace.getTracer('landfall').startSpan(name, options, parent)
  const span = trace.isSpanContextValid(started.spanContext()) ? started : unrecordedSpan()
  return context.with(trace.setSpan(parent, span), async () => {
    try {
      return await work(span)
    } catch (error) {
      failSpan(error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Marks the running span as failed, for errors that are not thrown through it. */
export function failSpan(error: unknown): void {
  // The message may quote people's data, so only the kind of error travels.
  const message = error instanceof Error ? error.name : typeof error
  trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR, message })
}

/** Runs `work` as part of a request without a span of its own. */
export function withOrigin<T>(origin: Origin, work: () => T): T {
  return context.with(contextOf(origin), work)
}

/** Names the request that runs now; its trace stays. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return context.with(context.active().setValue(requestIdKey, requestId), work)
}

/** The origin of the running work; unknown fields are absent. */
export function currentOrigin(): Origin {
  const carrier: Origin = {}
  propagator.inject(context.active(), carrier, defaultTextMapSetter)
  const { traceparent } = carrier
  const requestId = currentRequestId()
  return { ...(traceparent && { traceparent }), ...(requestId && { requestId }) }
}

export function currentRequestId(): string | undefined {
  return context.active().getValue(requestIdKey) as string | undefined
}

/** What each log line says about the request that it belongs to. */
export function logFields(): { requestId?: string; traceId?: string } {
  const requestId = currentRequestId()
  const traceId = trace.getActiveSpan()?.spanContext().traceId
  return { ...(requestId && { requestId }), ...(traceId && { traceId }) }
}

export type Tracing = { stop(): Promise<void> }

/** Sends spans to the OTLP endpoint from now on; without one nothing is loaded and spans are no-ops. */
export async function startTracing(o: {
  service: string
  endpoint: string | null
}): Promise<Tracing> {
  if (!o.endpoint) return { stop: async () => undefined }
  const { startOtlpExport } = await import('./tracing-otlp.ts')
  return startOtlpExport({ service: o.service, endpoint: o.endpoint })
}

function contextOf({ traceparent, requestId }: Origin): Context {
  const base = requestId ? ROOT_CONTEXT.setValue(requestIdKey, requestId) : ROOT_CONTEXT
  return traceparent
    ? propagator.extract(base, { traceparent }, defaultTextMapGetter)
    : base
}

function linksTo(traceparent: string | undefined): Link[] {
  const linked = traceparent && trace.getSpanContext(contextOf({ traceparent }))
  return linked ? [{ context: linked }] : []
}

/** Begins a trace that only logs know: its flags ask nobody to record it. */
function unrecordedSpan(): Span {
  const traceId = randomHex()
  return trace.wrapSpanContext({
    ...INVALID_SPAN_CONTEXT,
    traceId,
    // Nobody records it, so it may be made of the same digits.
    spanId: traceId.slice(16),
    traceFlags: TraceFlags.NONE,
  })
}

/** 32 digits. Node keeps a store of UUIDs, which for so few is far cheaper than `randomBytes`. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '')
}
