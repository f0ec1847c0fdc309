import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { MatchQuery } from '../match-query.ts'

/** What one term found: its worth, and words that are made only when a caller asks for them. */
export type TermFinding = {
  /** Tenths of a point; half of the points where nothing is stated, which counts neither for nor against. */
  tenths: number
  /** False when the listing or the profile does not say: the term is then left out of the score. */
  isStated: boolean
  explain: () => string
}

/** `today` is a calendar day, YYYY-MM-DD. */
export type TermRule = (
  listing: ListingCriteria,
  query: MatchQuery,
  today: string,
) => TermFinding

export function stated(tenths: number, explain: () => string): TermFinding {
  return { tenths, isStated: true, explain }
}

/** @param half of the term's points */
export function unstated(half: number, explain: () => string): TermFinding {
  return { tenths: half, isStated: false, explain }
}
