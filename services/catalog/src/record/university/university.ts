import type { DecimalText } from '@landfall/matching/scholarship-criteria'

/** A four-year institution as the catalog stores it. Null means: not reported. Money is US dollars. */
export type University = {
  id: string
  slug: string
  /** IPEDS unit id. */
  unitid: number | null
  name: string
  city: string | null
  state: string | null
  stateName: string | null
  website: string | null
  type: 'public' | 'private'
  control: string | null
  ranking: number | null
  rankingSource: string | null
  /** Percent, one decimal. */
  acceptanceRate: DecimalText | null
  /** Tuition and fees a year, of `tuitionYear`. */
  tuitionInState: DecimalText | null
  tuitionOutOfState: DecimalText | null
  internationalTuition: DecimalText | null
  tuitionYear: string | null
  description: string | null
  studentPopulation: number | null
  undergraduateEnrollment: number | null
  internationalStudents: number | null
  internationalStudentsPercent: DecimalText | null
  internationalStudentsBasis: string | null
  topMajors: readonly string[] | null
  topMajorsBasis: string | null
  carnegieClassification: string | null
  admissionsUrl: string | null
  financialAidUrl: string | null
  applicationUrl: string | null
  englishTestForAdmission: string | null
  essayForAdmission: string | null
  emailDomains: readonly string[] | null
  /** In a College Scorecard pull of February 2026. */
  inScorecardFeb2026: boolean | null
  sourceYear: number | null
  sources: readonly string[]
  isActive: boolean
  /** Hash of everything that a source states; detects changed rows. */
  contentHash: string
  version: number
  createdAt: Date
  updatedAt: Date
}

/** A record before its first save: the store adds version and instants. */
export type NewUniversity = Omit<University, 'version' | 'createdAt' | 'updatedAt'>
