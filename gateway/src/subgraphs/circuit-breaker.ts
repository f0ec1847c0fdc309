import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
} from 'cockatiel'
import { DeadlineError } from './deadline.ts'

/** After this many missed deadlines in a row, a service is assumed to hang. */
const MISSES = 5
/** While it hangs, one request per this interval is let through to see whether it answers again. */
const PROBE_EVERY_MS = 2_000

export type CircuitBreaker = {
  /** @throws BrokenCircuitError at once while the service hangs */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Spares people the wait for a service that hangs: only missed deadlines count, not its refusals. */
export function createCircuitBreaker(o = { probeEveryMs: PROBE_EVERY_MS }): CircuitBreaker {
  const policy = circuitBreaker(handleType(DeadlineError), {
    halfOpenAfter: o.probeEveryMs,
    breaker: new ConsecutiveBreaker(MISSES),
  })
  return {
    async run(work) {
      // The library would have everybody wait for the probe.
      if (policy.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      return policy.execute(work)
    },
  }
}
