import { noTracing, type Tracing } from './tracing.ts'

export function startOtlpTracing(_o: { service: string; endpoint: string }): Tracing {
  return noTracing
}
