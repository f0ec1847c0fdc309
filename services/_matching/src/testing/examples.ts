import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { MatchQuery } from '../match-query.ts'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'

/** For tests: a listing that asks nothing but what is given. */
export function listing(asks: Partial<ScholarshipCriteria> = {}): ScholarshipCriteria {
  return {
    citizenship: { kind: 'all', codes: [], hint: null },
    degreeLevels: ['undergraduate', 'graduate', 'phd', 'postdoc'],
    fields: { kind: 'all', codes: [] },
    gpaRequirement: null,
    minToeflScore: null,
    minIeltsScore: null,
    minDuolingoScore: null,
    acceptsEnglishWaivers: null,
    eligibleVisaTypes: null,
    eligibleCitizenshipStatus: null,
    requiresUsHighSchool: null,
    requiresUsResidency: null,
    residencyRequirements: null,
    maxFamilyIncome: null,
    requiresFinancialNeed: null,
    isNeedBased: null,
    isWomenOnly: null,
    requiresNomination: null,
    ...asks,
  }
}

/** For tests: a profile that tells nothing but what is given and a level. */
export function student(has: Partial<StudentFacts> = {}): StudentFacts {
  return {
    country: null,
    intendedDegreeLevel: 'graduate',
    fieldCodes: [],
    gpa: null,
    englishProficiency: null,
    toeflScore: null,
    ieltsScore: null,
    duolingoScore: null,
    visaType: null,
    intendedVisaType: null,
    citizenshipStatus: null,
    hasUsHighSchoolDiploma: null,
    hasLivedInUs: null,
    usPermanentResident: null,
    isCurrentlyInUs: null,
    needsFinancialAid: null,
    expectedFamilyContribution: null,
    ...has,
  }
}

/** For tests: a whole listing that states nothing but what is given. */
export function listingEvent(
  says: Partial<ListingCriteria> = {},
  asks: Partial<ScholarshipCriteria> = {},
): ListingCriteria {
  return {
    scholarshipId: '0192d3a0-0000-7000-8000-000000000001',
    version: 1,
    isOpen: true,
    title: 'Example Award',
    provider: 'Example Foundation',
    about: null,
    deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
    award: { type: 'varies', least: null, most: null },
    state: null,
    criteria: structuredClone(listing(asks)) as ListingCriteria['criteria'],
    ...says,
  }
}

/** For tests: a query without wishes, of a student who tells nothing but what is given. */
export function matchQuery(
  has: Partial<StudentFacts> = {},
  wishes: Partial<MatchQuery> = {},
): MatchQuery {
  return {
    student: student(has),
    need: 'medium',
    wantedUsd: 10_000,
    preferredStates: [],
    ...wishes,
  }
}
