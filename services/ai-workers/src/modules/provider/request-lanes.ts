import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel'
import type { AiFeatureName } from './ai-features.ts'
import { faultOfAbort } from './chat-client.ts'
import { ProviderFault } from './provider-failure.ts'

/** Failures in a row after which the provider is taken to be away. */
const FAILURES = 5
/** Then one request in this time is let through to see whether it answers again. */
const PROBE_EVERY_MS = 10_000
/** Requests that wait for each one under way; the next is told that it is busy. */
const WAITING_PER_PLACE = 8

/** How many requests of one process are under way, and whether it is worth making one. */
export function createRequestLanes(concurrency: number) {
  const lanes = new Map<AiFeatureName, ReturnType<typeof bulkhead>>()
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: PROBE_EVERY_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  return {
    /**
     * Waits for a place. Answers how it is given back.
     * @throws ProviderFault busy, or as the signal says
     */
    async enter(feature: AiFeatureName, signal: AbortSignal): Promise<() => void> {
      const lane =
        lanes.get(feature) ?? bulkhead(concurrency, concurrency * WAITING_PER_PLACE)
      lanes.set(feature, lane)
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const giveUp = () => reject(faultOfAbort(signal.reason))
      if (signal.aborted) giveUp()
      signal.addEventListener('abort', giveUp, { once: true })
      void lane
        .execute(() => placeUntilLeft(signal, resolve))
        .catch((error: unknown) => {
          const isFull = error instanceof BulkheadRejectedError
          reject(isFull ? new ProviderFault('busy') : error)
        })
      try {
        return await promise
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
    },

    /** @throws ProviderFault unavailable at once while the provider is away */
    async unlessAway<T>(work: () => Promise<T>): Promise<T> {
      try {
        // The library would have everybody wait for the probe.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
        return await breaker.execute(work)
      } catch (error) {
        throw error instanceof BrokenCircuitError
          ? new ProviderFault('unavailable', PROBE_EVERY_MS)
          : error
      }
    },
  }
}

/** Whoever has given up meanwhile leaves at once. */
function placeUntilLeft(
  signal: AbortSignal,
  entered: (leave: () => void) => void,
): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  entered(resolve)
  return promise
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderFault)) return false
  const { kind } = error.failure
  return kind === 'unavailable' || kind === 'timed-out'
}
