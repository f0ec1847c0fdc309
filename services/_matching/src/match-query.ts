import type { AskedStudent } from './requirements/student-answers.ts'
import type { DecimalText } from './scholarship-criteria.ts'

export type NeedLevel = 'low' | 'medium' | 'high' | 'full'

/** What a student is matched by: the facts and answers for what awards ask, and the wishes that only weigh. */
export type MatchQuery = {
  student: AskedStudent
  /** Null when the student does not say. */
  need: NeedLevel | null
  /** US dollars; from `wantedUsd`, null when it is not known. */
  wantedUsd: number | null
  /** Two letters each; empty means that every state is welcome. */
  preferredStates: readonly string[]
}

/** Our own yardstick for students who name no amount; the words of the score say so. */
export const WANTED_BY_NEED: Readonly<Record<NeedLevel, number>> = {
  low: 5_000,
  medium: 10_000,
  high: 20_000,
  full: 40_000,
}

/** In US dollars: the amount that the student names, else our yardstick for the need; null without either. */
export function wantedUsd(
  need: NeedLevel | null,
  minAmount: DecimalText | null,
): number | null {
  const named = Number(minAmount ?? 0)
  if (named > 0) return named
  return need === null ? null : WANTED_BY_NEED[need]
}
