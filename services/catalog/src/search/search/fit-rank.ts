import { explainEligibility } from '@landfall/matching/criteria/explain'
import type { Verdict } from '@landfall/matching/criteria/eligibility'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { type MatchQuery, wantedUsd } from '@landfall/matching/match-query'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'
import { preScoreTenths } from '@landfall/matching/score/terms'
import { listingCriteriaOf } from '../../record/scholarship/listing-criteria.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { ScholarshipOrder } from './search-order.ts'

/** Ranks are less than this; what stands behind all ranked ones has its deadline's place added. */
export const BEHIND_RANKED = 100_000_000

const GROUPS: Record<Verdict, number> = { ELIGIBLE: 0, CHECK: 1, NOT_ELIGIBLE: 2 }
const GROUP_SIZE = 10_000
const MAX_TENTHS = 1_000

/** Its keys stand for themselves: the rank that `fitRank` gives, and the id. */
export const fitOrder: ScholarshipOrder = {
  name: 'fit',
  keys: [
    { name: 'rank', type: 'integer' },
    { name: 'id', type: 'uuid' },
  ],
  direction: 'asc',
}

/**
 * Lower fits better: first what the student is eligible for, then what is to be checked, then the rest;
 * within each by the score of a match, without goals and places, which the profile does not hold.
 */
export function fitRank(
  scholarship: StoredScholarship,
  student: StudentFacts,
  now: Date,
): number {
  const { verdict } = explainEligibility(scholarship, student)
  // Requirements are no part of the score.
  const listing = { ...listingCriteriaOf(scholarship, null, now), requirements: [] }
  const today = now.toISOString().slice(0, 10)
  const tenths = preScoreTenths(listing, queryOf(student), today)
  return GROUPS[verdict] * GROUP_SIZE + MAX_TENTHS - tenths
}

function queryOf(facts: StudentFacts): MatchQuery {
  const student = { ...NOTHING_ANSWERED, ...facts }
  const need = student.needsFinancialAid === false ? 'low' : 'medium'
  return { student, need, wantedUsd: wantedUsd(need, null), preferredStates: [] }
}
