import type { AskedStudent } from './requirements/student-answers.ts'
import type { DecimalText } from './scholarship-criteria.ts'

export type NeedLevel = 'low' | 'medium' | 'high' | 'full'

/**
 * What a student is matched by: the facts and answers that awards ask for, and the wishes that only affect the
 * score.
 */
export type MatchQuery = {
  student: AskedStudent
  /** Null when the student does not state it. */
  need: NeedLevel | null
  /** US dollars, from `wantedUsd`; null when unknown. */
  wantedUsd: number | null
  /** Two-letter codes; empty means that every state is welcome. */
  preferredStates: readonly string[]
}

/** Our own estimate for students who name no amount; the score's explanation says so. */
export const WANTED_BY_NEED: Readonly<Record<NeedLevel, number>> = {
  low: 5_000,
  medium: 10_000,
  high: 20_000,
  full: 40_000,
}

/** In US dollars: the amount that the student names, or else our estimate for the need; null without either. */
export function wantedUsd(
  need: NeedLevel | null,
  minAmount: DecimalText | null,
): number | null {
  const named = Number(minAmount ?? 0)
  if (named > 0) return named
  return need === null ? null : WANTED_BY_NEED[need]
}
