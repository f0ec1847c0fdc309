import type { AskedStudent } from './requirements/student-answers.ts'
import type { DecimalText } from './scholarship-criteria.ts'

export type NeedLevel = 'low' | 'medium' | 'high' | 'full'

/** What a student is matched by: the facts and answers for what awards ask, and the wishes that only weigh. */
export type MatchQuery = {
  student: AskedStudent
  need: NeedLevel
  /** US dollars; from `wantedUsd`. */
  wantedUsd: number
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

/** In US dollars: the amount that the student names, else our yardstick for the need. */
export function wantedUsd(need: NeedLevel, minAmount: DecimalText | null): number {
  const named = Number(minAmount ?? 0)
  return named > 0 ? named : WANTED_BY_NEED[need]
}
