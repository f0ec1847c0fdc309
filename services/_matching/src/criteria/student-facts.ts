import type { DecimalText, DegreeLevel } from '../scholarship-criteria.ts'

export type EnglishProficiency =
  | 'native'
  | 'toefl_100'
  | 'toefl_90'
  | 'toefl_80'
  | 'ielts_7_5'
  | 'ielts_7'
  | 'ielts_6_5'
  | 'other'

/**
 * What the rules know of a student: no name, no address. Null means that the profile lacks the fact;
 * an empty list means the same.
 */
export type StudentFacts = {
  /** ISO 3166-1 alpha-2; taken as the citizenship. */
  country: string | null
  /** They say that it is on no list, so that no rule by country can be checked; absent from copies of before. */
  isCountryUnlisted?: boolean
  intendedDegreeLevel: DegreeLevel | null
  /** Codes of fields.ts. */
  fieldCodes: readonly string[]
  /** On the 4.0 scale. */
  gpa: DecimalText | null
  /** True when the GPA was converted from a grade in another scale, so that it is about so. */
  isGpaEstimated: boolean
  englishProficiency: EnglishProficiency | null
  toeflScore: number | null
  ieltsScore: DecimalText | null
  duolingoScore: number | null
  /** YYYY-MM-DD; absent from copies of before. */
  englishTestDate?: string | null
  /** Held now. */
  visaType: string | null
  intendedVisaType: string | null
  citizenshipStatus: string | null
  hasUsHighSchoolDiploma: boolean | null
  hasLivedInUs: boolean | null
  usPermanentResident: boolean | null
  isCurrentlyInUs: boolean | null
  needsFinancialAid: boolean | null
  /** A year, in US dollars; what the family can pay, which is not its income. */
  expectedFamilyContribution: DecimalText | null
}

/** A student who has told nothing. */
export const NOTHING_KNOWN: StudentFacts = {
  country: null,
  intendedDegreeLevel: null,
  fieldCodes: [],
  gpa: null,
  isGpaEstimated: false,
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
}
