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
