import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { NOTHING_KNOWN } from '../criteria/student-facts.ts'
import type { MatchQuery } from '../match-query.ts'
import { amountTerm, timeTerm } from '../score/wish-terms.ts'
import { type BitsetName, STATES_AWARD, STATES_DUE } from './columns.ts'

const NOBODY: MatchQuery = {
  student: NOTHING_KNOWN,
  need: 'medium',
  wantedUsd: 1,
  preferredStates: [],
}
const ANY_DAY = '2000-01-01'

/**
 * The sets of listings that state something of a term which is looked up row by row; all others are
 * worth the same, whoever asks and when.
 */
export function statedMarks(listing: ListingCriteria): BitsetName[] {
  return [
    ...(amountTerm(listing, NOBODY, ANY_DAY).isStated ? [STATES_AWARD] : []),
    ...(timeTerm(listing, NOBODY, ANY_DAY).isStated ? [STATES_DUE] : []),
  ]
}
