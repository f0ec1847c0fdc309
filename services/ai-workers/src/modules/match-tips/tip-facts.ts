import type { ExplainedAward, MatchResult } from '../match/match-result.ts'

/** The tips of one award, as they were computed. */
export type TipFacts = { scholarshipId: string; tips: readonly string[] }

/** How many awards have their tips reworded: the first that a student reads. */
const AWARDS_WORDED = 5

/**
 * The part of a result that is sent to be reworded. Matches that reveal gender or a sensitive answer are never
 * sent, nor is anything of an award but its tips.
 */
export function tipFactsOf({ matches }: Pick<MatchResult, 'matches'>): TipFacts[] {
  return matches
    .slice(0, AWARDS_WORDED)
    .filter(hasOpenTips)
    .map(({ scholarshipId, applicationTips }) => ({ scholarshipId, tips: applicationTips }))
}

function hasOpenTips({ isPrivate, applicationTips }: ExplainedAward): boolean {
  return !isPrivate && applicationTips.length > 0
}
