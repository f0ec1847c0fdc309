export const educationLevels = [
  'high_school',
  'some_college',
  'bachelors',
  'masters',
  'phd',
] as const
export const degreeLevels = ['undergraduate', 'graduate', 'phd', 'postdoc'] as const
export const englishProficiencies = [
  'native',
  'toefl_100',
  'toefl_90',
  'toefl_80',
  'ielts_7_5',
  'ielts_7',
  'ielts_6_5',
  'other',
] as const

export const genders = ['woman', 'man', 'other'] as const

/** A country outside the product's list: the form's last option, unknown to every rule. */
export const OTHER_COUNTRY = 'other'

/**
 * What a student has stated about themselves. Null means not stated, and nothing has a default: an
 * assumed "needs aid" or "never lived in the U.S." would be judged by rules as if it were true.
 */
export type StudentFacts = {
  /** ISO 3166-1 alpha-2, or `other`. */
  country: string | null
  currentEducationLevel: (typeof educationLevels)[number] | null
  intendedDegreeLevel: (typeof degreeLevels)[number] | null
  fieldOfInterest: string[] | null
  /** Decimal text, 0.00 to 4.00. */
  gpa: string | null
  /** True when `gpa` was converted from a grade in another scale. */
  isGpaEstimated: boolean
  /** As the student's school gives it. */
  gradeOriginal: string | null
  /** A code of the reference's grade scales, or a scale in the student's own words. */
  gradeScale: string | null
  englishProficiency: (typeof englishProficiencies)[number] | null
  toeflScore: number | null
  /** Decimal text, 0.0 to 9.0. */
  ieltsScore: string | null
  duolingoScore: number | null
  /** YYYY-MM-DD. */
  englishTestDate: string | null
  citizenshipStatus: string | null
  visaType: string | null
  intendedVisaType: string | null
  usPermanentResident: boolean | null
  usResidencyHistory: { hasLivedInUs: boolean; details: string | null } | null
  fundingSource: string[] | null
  /** Decimal text, U.S. dollars. */
  expectedFamilyContribution: string | null
  needsFinancialAid: boolean | null
  hasUsHighSchoolDiploma: boolean | null
  hasUsCollegeDegree: boolean | null
  isCurrentlyInUs: boolean | null
  /** YYYY-MM-DD. */
  dateOfBirth: string | null
  /** Null also for students who prefer not to say. */
  gender: (typeof genders)[number] | null
  /** Ids of the catalog. */
  intendedUniversityIds: string[] | null
}

/** A profile; name and address are the account's own. */
export type Student = StudentFacts & {
  id: string
  firstName: string
  lastName: string
  email: string
  version: number
  createdAt: Date
  updatedAt: Date
}
