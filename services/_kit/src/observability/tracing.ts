/** Spans of this process; the do-nothing kind costs one call. */
export type Tracing = {
  /** Runs `work` in a span that continues the caller's trace, if it sent one. */
  span<T>(name: string, traceparent: string | undefined, work: () => Promise<T>): Promise<T>
  /** W3C `traceparent` of the span we are in, to hand on; undefined when tracing is off. */
  traceparent(): string | undefined
  stop(): Promise<void>
}

export const noTracing: Tracing = {
  span: (_name, _traceparent, work) => work(),
  traceparent: () => undefined,
  stop: async () => undefined,
}

/** Off (and nothing loaded) unless an OTLP endpoint is configured. */
export async function startTracing(o: {
  service: string
  endpoint: string | undefined
}): Promise<Tracing> {
  if (!o.endpoint) return noTracing
  const { startOtlpTracing } = await import('./tracing-otlp.ts')
  return startOtlpTracing({ service: o.service, endpoint: o.endpoint })
}
