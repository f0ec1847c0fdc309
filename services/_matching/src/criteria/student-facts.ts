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
 * What the rules know about a student: no name, no address. Null means that the profile lacks the fact; an empty
 * list means the same.
 */
export type StudentFacts = {
  /** ISO 3166-1 alpha-2; treated as the citizenship. */
  country: string | null
  /**
   * The student says that their country is not on our list, so no rule by country can be checked; absent from older
   * copies.
   */
  isCountryUnlisted?: boolean
  intendedDegreeLevel: DegreeLevel | null
  /** Codes of fields.ts. */
  fieldCodes: readonly string[]
  /** On the 4.0 scale. */
  gpa: DecimalText | null
  /** True when the GPA was converted from a grade on another scale, so it is approximate. */
  isGpaEstimated: boolean
  englishProficiency: EnglishProficiency | null
  toeflScore: number | null
  ieltsScore: DecimalText | null
  duolingoScore: number | null
  /** YYYY-MM-DD; absent from older copies. */
  englishTestDate?: string | null
  /** The visa that the student holds now. */
  visaType: string | null
  intendedVisaType: string | null
  citizenshipStatus: string | null
  hasUsHighSchoolDiploma: boolean | null
  hasLivedInUs: boolean | null
  usPermanentResident: boolean | null
  isCurrentlyInUs: boolean | null
  needsFinancialAid: boolean | null
  /** US dollars per year: what the family can pay, which is not its income. */
  expectedFamilyContribution: DecimalText | null
}

/** A student who has stated nothing. */
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
