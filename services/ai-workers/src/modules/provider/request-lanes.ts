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

/** After this many failures in a row the provider counts as down. */
const FAILURES = 5
/** While it is down, one request per this time is let through to see whether it answers again. */
const PROBE_EVERY_MS = 10_000
/** How many requests may wait for each place; further ones fail as busy. */
const WAITING_PER_PLACE = 8

/** Limits how many requests of one process are under way, and stops requests while the provider is down. */
export function createRequestLanes(concurrency: number) {
  const lanes = new Map<AiFeatureName, ReturnType<typeof bulkhead>>()
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: PROBE_EVERY_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  return {
    /**
     * Waits for a place. Returns a function that gives it back.
     * @throws ProviderFault busy, or the fault that the signal stands for
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

    /** @throws ProviderFault unavailable, without delay, while the provider is down */
    async unlessAway<T>(work: () => Promise<T>): Promise<T> {
      try {
        // The library would let every request wait for the probe.
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

/** A request that has given up meanwhile leaves at once. */
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
