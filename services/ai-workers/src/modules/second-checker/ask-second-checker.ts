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

/** What a second checker says of a text; null where none has answered. Never throws, and never keeps waiting for long. */
export type SecondChecker = (text: string) => Promise<SecondOpinion | null>

/** Failures in a row after which the server is taken to be away. */
const FAILURES = 3
/** Then one text in this time is let through to see whether it answers again. */
const PROBE_EVERY_MS = 60_000

/**
 * LanguageTool beside the checker that is built in. Where both run, the built-in one alone makes the figures, so that a
 * text has the same score in every installation and whether the server answers or not, and LanguageTool adds notes at
 * places where the other says nothing (`@landfall/essays/grammar/second-opinion`). The text leaves masked.
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
      // The library would have everybody wait for the probe.
      if (breaker.state === CircuitState.HalfOpen) return null
      const answer = await breaker.execute(() => ask(masking.text))
      if (answer.ok) return opinionOf(answer.value, masking)
      log.warn({ code: answer.error.code }, 'LanguageTool has not checked an essay')
    } catch (error) {
      // No note is worth a review that fails.
      const isAway = error instanceof BrokenCircuitError
      if (!isAway) log.error({ err: error }, 'what LanguageTool says could not be read')
    }
    return null
  }
}

function hasFailed(result: unknown): boolean {
  return !(result as Awaited<ReturnType<AskLanguageTool>>).ok
}
