import { conflict, type Problem, tooManyRequests } from '@landfall/kit/core/problems'

export const FAILURE_KINDS = [
  'not-configured',
  'switched-off',
  'budget-spent',
  'busy',
  'cancelled',
  'timed-out',
  'rate-limited',
  'unavailable',
  'refused',
  'cut',
  'too-long',
  'malformed',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** Why there is no answer. Nothing of a partial answer is kept. */
export type ProviderFailure = {
  kind: FailureKind
  /** When it may work again, if the provider said so. */
  retryAfterMs: number | null
}

export function failure(
  kind: FailureKind,
  retryAfterMs: number | null = null,
): ProviderFailure {
  return { kind, retryAfterMs }
}

/** Carries a failure up from deep inside one call; never leaves this module. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly failure: ProviderFailure

  constructor(kind: FailureKind, retryAfterMs: number | null = null) {
    super(kind)
    this.failure = failure(kind, retryAfterMs)
  }
}

const MESSAGES: Record<FailureKind, string> = {
  'not-configured': 'No AI provider is set up here.',
  'switched-off': 'An administrator has turned this off for now.',
  'budget-spent': 'This month’s AI budget is used up. It starts again next month.',
  busy: 'Many people are using this right now. Please try again in a minute.',
  cancelled: 'You stopped this. Nothing was saved.',
  'timed-out': 'The AI provider took too long. Please try again.',
  'rate-limited': 'The AI provider is busy. Please try again in a minute.',
  unavailable: 'The AI provider can’t be reached right now. Please try again later.',
  refused: 'The AI provider did not accept the request.',
  cut: 'The connection to the AI provider was lost before the answer was complete.',
  'too-long': 'The answer was too long and was not kept. Please try again.',
  malformed: 'The AI provider sent an answer that could not be read. Please try again.',
}

/** The failure in words for people, as a member of a mutation's union. */
export function problemOf({ kind, retryAfterMs }: ProviderFailure): Problem {
  const message = MESSAGES[kind]
  const isWait = kind === 'busy' || kind === 'rate-limited'
  return isWait
    ? tooManyRequests((retryAfterMs ?? 60_000) / 1_000, message)
    : conflict(message)
}
