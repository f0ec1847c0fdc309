import type { SecondOpinion } from '@landfall/essays/grammar/second-opinion'
import type { Log } from '@landfall/kit/observability/log'
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel'
import type { Masking } from '../provider/mask-text.ts'
import type { AskLanguageTool } from './languagetool.client.ts'
import { opinionOf } from './languagetool-notes.ts'

/** A second checker's opinion on a text; null when none has answered. Never throws, and never waits for long. */
export type SecondChecker = (text: string) => Promise<SecondOpinion | null>

/** After this many failures in a row the server counts as down. */
const FAILURES = 3
/** While it is down, one text per this time is let through to see whether it answers again. */
const PROBE_EVERY_MS = 60_000

/**
 * Runs LanguageTool in addition to the built-in checker. If both run, only the built-in one makes the figures, so
 * that a text has the same score in every installation and whether or not the server answers; LanguageTool adds
 * notes at places where the built-in checker has none (`@landfall/essays/grammar/second-opinion`). The text is
 * masked before it is sent.
 */
export function makeAskSecondChecker(o: {
  ask: AskLanguageTool
  mask: (text: string) => Promise<Masking>
  log: Log
  probeEveryMs?: number
}): SecondChecker {
  const { ask, mask, log, probeEveryMs = PROBE_EVERY_MS } = o
  const breaker = circuitBreaker(handleWhenResult(hasFailed), {
    halfOpenAfter: probeEveryMs,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  return async (text) => {
    try {
      const masking = await mask(text)
      // The library would let every text wait for the probe.
      if (breaker.state === CircuitState.HalfOpen) return null
      const answer = await breaker.execute(() => ask(masking.text))
      if (answer.ok) return opinionOf(answer.value, masking)
      log.warn({ code: answer.error.code }, 'LanguageTool has not checked an essay')
    } catch (error) {
      // A missing note is better than a failed review.
      const isAway = error instanceof BrokenCircuitError
      if (!isAway) log.error({ err: error }, 'what LanguageTool says could not be read')
    }
    return null
  }
}

function hasFailed(result: unknown): boolean {
  return !(result as Awaited<ReturnType<AskLanguageTool>>).ok
}
