import { z } from 'zod'

/** The shape of data/scholarships.json and data/scholarships-unconfirmed.json, see data/README.md. */

const flag = z.boolean().nullable()
const text = z.string().min(1).nullable()
const texts = z.array(z.string().min(1))

const sourceSchema = z.strictObject({
  key: z.string(),
  kind: z.string(),
  repo: text,
  path: text,
  page: z.string().nullish(),
  indexId: z.string().nullish(),
  commit: z.string().nullish(),
  year: z.int().nullable(),
})

export const shippedScholarshipSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  provider: z.string().min(1),
  amountType: z.enum(['fixed', 'full-tuition', 'partial-tuition', 'varies']),
  amount: z.int().nonnegative().nullable(),
  maxAmount: z.int().nonnegative().nullable(),
  amountPeriod: z.enum(['year', 'total', 'month']).nullable(),
  currency: z.string().length(3).nullable(),
  coverage: texts,
  applicationDeadline: text,
  deadlineType: text,
  eligibleCountries: texts,
  excludedCountries: texts,
  citizenship: z.enum(['any', 'non-us', 'listed-countries', 'not-stated']),
  visaTypes: texts,
  degreeLevel: z.array(z.enum(['undergraduate', 'graduate', 'phd', 'postdoc'])),
  fieldOfStudy: texts,
  requiresEssay: flag,
  minToeflScore: z.int().nullable(),
  minIeltsScore: z.number().nullable(),
  gpaRequirement: z.number().nullable(),
  needBased: flag,
  meritBased: flag,
  womenOnly: flag,
  renewable: flag,
  separateApplication: flag,
  nominationRequired: flag,
  universityUnitid: z.int().nullable(),
  universityName: text,
  applicationUrl: text,
  admissionApplicationUrl: text,
  sourceUrl: text,
  sourceUrlKind: z.enum(['award-page', 'aid-office', 'third-party']).nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  dataYear: z.int().nullable(),
  note: text,
  source: z.strictObject({ repo: text, path: text }),
  sources: z.array(sourceSchema).min(1),
  requirements: texts,
})

export type ShippedScholarship = z.output<typeof shippedScholarshipSchema>

export const shippedUniversitySchema = z.strictObject({
  unitid: z.int().positive(),
  name: z.string().min(1),
  city: z.string().min(1),
  state: z.string().length(2),
  stateName: z.string().min(1),
  type: z.enum(['Public', 'Private']),
  control: z.string().min(1),
  website: z.string().min(1),
  ranking: z.int().positive().nullable(),
  rankingSource: text,
  acceptanceRate: z.number().min(0).max(100).nullable(),
  studentPopulation: z.int().nonnegative(),
  undergraduateEnrollment: z.int().nonnegative().nullable(),
  tuitionInState: z.int().nonnegative().nullable(),
  tuitionOutOfState: z.int().nonnegative().nullable(),
  tuitionYear: text,
  internationalStudents: z.int().nonnegative(),
  internationalStudentsPercent: z.number().min(0).max(100),
  internationalStudentsBasis: z.string(),
  topMajors: texts,
  topMajorsBasis: text,
  carnegieClassification: text,
  admissionsUrl: text,
  financialAidUrl: text,
  applicationUrl: text,
  englishTestForAdmission: text,
  essayForAdmission: text,
  emailDomains: texts,
  inScorecardFeb2026: z.boolean(),
  sourceYear: z.int(),
  sources: texts,
})

export type ShippedUniversity = z.output<typeof shippedUniversitySchema>
