import type { ExplainedAward, MatchResult } from '../match/match-result.ts'

/** The tips of one award, as they were computed. */
export type TipFacts = { scholarshipId: string; tips: readonly string[] }

/** Awards whose tips are worded: the first that a student reads. */
const AWARDS_WORDED = 5

/**
 * What is worded of a result. Matches that tell of gender or a sensitive answer stay here, and so does
 * everything of an award but its tips.
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
