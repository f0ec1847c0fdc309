import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { NOTHING_KNOWN } from '../criteria/student-facts.ts'
import type { MatchQuery } from '../match-query.ts'
import { amountTerm, timeTerm } from '../score/wish-terms.ts'
import { NOTHING_ANSWERED } from '../requirements/student-answers.ts'
import type { Asked } from './by-facts.ts'
import { awardsMore, type BitsetName, STATES_AWARD, STATES_DUE } from './columns.ts'
import { sampleListing } from './sample-listing.ts'

const ANY_DAY = '2000-01-01'
const LEAST_AWARDS = [1_000, 2_500, 5_000, 10_000, 20_000, 50_000]
const NO_AWARD = tenthsOf(sampleListing({}), 1)

/**
 * The sets of a listing that states something for a term that is looked up row by row; all other listings are worth
 * the same for everyone, at any time. For awards there are also the sets of those worth more than nothing stated to
 * a student who wants twice a certain figure.
 */
export function statedMarks(listing: ListingCriteria): BitsetName[] {
  const isAwardStated = amountTerm(listing, wanting(1), ANY_DAY).isStated
  return [
    ...(isAwardStated ? [STATES_AWARD] : []),
    ...LEAST_AWARDS.filter((usd) => tenthsOf(listing, 2 * usd) > NO_AWARD).map(awardsMore),
    ...(timeTerm(listing, wanting(1), ANY_DAY).isStated ? [STATES_DUE] : []),
  ]
}

/** The smallest set that holds every row whose award is worth more than an award that states nothing. */
export function awardMark({ query: { wantedUsd } }: Asked): BitsetName {
  const least = LEAST_AWARDS.findLast((usd) => 2 * usd <= (wantedUsd ?? 0))
  return least === undefined ? STATES_AWARD : awardsMore(least)
}

function tenthsOf(listing: ListingCriteria, wantedUsd: number): number {
  return amountTerm(listing, wanting(wantedUsd), ANY_DAY).tenths
}

function wanting(wantedUsd: number): MatchQuery {
  const student = { ...NOTHING_KNOWN, ...NOTHING_ANSWERED }
  return { student, need: 'medium', wantedUsd, preferredStates: [] }
}
