import { judgeListing } from '@landfall/matching/requirements/judge-listing'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { EarlierRun, MatchAsked } from './match-run.ts'
import type { MatchChanges, RankedAward } from './match-changes.ts'
import type { ExplainedAward } from './match-result.ts'

type Now = {
  asked: MatchAsked
  /** The earlier run's sealed statements are gone, because the student has made new ones. */
  isAnsweredAnew: boolean
  /** Best first. */
  matches: readonly ExplainedAward[]
  /** The listing as it is now; undefined when it is gone. */
  listingOf: (id: string) => ListingCriteria | undefined
}

/**
 * The differences from an earlier run. Both runs know only their best matches, so an award that merely moved in or
 * out of these is neither added nor removed: what counts is the rules' verdict on it, then and now.
 */
export function compareRuns(earlier: EarlierRun, now: Now): MatchChanges {
  const before = new Map(earlier.ranked.filter((one) => one.isMatch).map((a) => [a.id, a]))
  const shown = new Set(now.matches.map(({ scholarshipId }) => scholarshipId))
  return {
    since: earlier.finishedAt.toISOString(),
    added: now.matches
      .filter((award) => !before.has(award.scholarshipId) && isNew(award, earlier, now))
      .map(({ scholarshipId }) => scholarshipId),
    removed: [...before.values()].flatMap((award) =>
      shown.has(award.id) ? [] : removalOf(award, earlier, now),
    ),
    rescored: now.matches.flatMap(({ scholarshipId: id, score: after }) => {
      const then = before.get(id)
      if (then === undefined || then.score === null || after === null) return []
      return then.score === after ? [] : [{ id, before: then.score, after }]
    }),
  }
}

/** For an award that was not among the best then: the earlier profile decides whether it was a match at all. */
function isNew(award: ExplainedAward, earlier: EarlierRun, now: Now): boolean {
  const wereAllKept =
    earlier.matchCount <= earlier.ranked.filter(({ isMatch }) => isMatch).length
  if (wereAllKept) return true
  const checked = earlier.ranked.some(({ id }) => id === award.scholarshipId)
  return checked || !isEligible(now.listingOf(award.scholarshipId), earlier.asked)
}

function removalOf(
  award: RankedAward,
  earlier: EarlierRun,
  now: Now,
): MatchChanges['removed'] {
  const { id } = award
  const listing = now.listingOf(id)
  if (listing === undefined || !listing.isOpen) {
    return [{ id, reason: 'closed', explanation: 'It is no longer open.' }]
  }
  const { verdict, label } = judge(listing, now.asked)
  if (verdict === 'ELIGIBLE') return []
  const then = judge(listing, earlier.asked).verdict
  // Assumes that nothing in the forgotten statements shut the student out: the award was a match.
  const isOpenThen =
    now.isAnsweredAnew && verdict === 'NOT_ELIGIBLE' && then !== 'NOT_ELIGIBLE'
  const isProfile = listing.version === award.version || then === 'ELIGIBLE' || isOpenThen
  return isProfile
    ? [{ id, reason: 'profile', explanation: `Your profile has changed. ${label}.` }]
    : [{ id, reason: 'changed', explanation: `The listing has changed. ${label}.` }]
}

function isEligible(listing: ListingCriteria | undefined, asked: MatchAsked): boolean {
  return listing !== undefined && judge(listing, asked).verdict === 'ELIGIBLE'
}

function judge(listing: ListingCriteria, { query, today }: MatchAsked) {
  return judgeListing(listing, query.student, today)
}
