import { deadlineDay } from '@landfall/calendar/zone'
import type { AwardVerdict } from '@landfall/matching/requirements/judge-award'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { type MatchQuery, wantedUsd } from '@landfall/matching/match-query'
import { preScoreTenths } from '@landfall/matching/score/terms'
import type { Order } from '../../record/paging/keyset.ts'
import { listingCriteriaOf } from '../../record/scholarship/listing-criteria.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { judgeScholarship } from '../eligibility/judge-scholarship.ts'

/** The rank of everything after the ranked ones. */
export const BEHIND_RANKED = 100_000

const GROUPS: Record<AwardVerdict, number> = {
  ELIGIBLE: 0,
  ANSWER_QUESTIONS: 1,
  CHECK_WITH_PROVIDER: 2,
  NOT_ELIGIBLE: 4,
}
/** Nobody can apply before the next round is announced. */
const ROUND_IS_OVER = 3
const GROUP_SIZE = 10_000
const MAX_TENTHS = 1_000

/** The rank from `fitRank`; among equal ranks by relevance, whose first key is 0 without words. */
export const fitOrder: Order = {
  name: 'fit',
  keys: [
    { name: 'fit', type: 'integer' },
    { name: 'rank', type: 'integer' },
    { name: 'deadline', type: 'integer' },
    { name: 'id', type: 'uuid' },
  ],
  direction: 'asc',
}

/**
 * Lower fits better: first awards that the student is eligible for, then those that an answer would decide, then
 * those that the provider must judge, then such awards whose last known round is over, then the rest; within each
 * group by the match score, without goals and places, which the profile does not have.
 */
export function fitRank(
  scholarship: StoredScholarship,
  student: AskedStudent,
  now: Date,
): number {
  const verdict = judgeScholarship(scholarship, student, now)?.verdict ?? 'NOT_ELIGIBLE'
  // Requirements do not affect the score.
  const listing = { ...listingCriteriaOf(scholarship, null, now), requirements: [] }
  const today = deadlineDay(now, listing.deadline.timeZone)
  const tenths = preScoreTenths(listing, queryOf(student), today)
  const isRoundOver = listing.deadline.precision === 'last-known'
  const isWaiting = isRoundOver && verdict !== 'NOT_ELIGIBLE'
  const group = isWaiting ? ROUND_IS_OVER : GROUPS[verdict]
  return group * GROUP_SIZE + MAX_TENTHS - tenths
}

function queryOf(student: AskedStudent): MatchQuery {
  const need = student.needsFinancialAid === false ? 'low' : 'medium'
  return { student, need, wantedUsd: wantedUsd(need, null), preferredStates: [] }
}
