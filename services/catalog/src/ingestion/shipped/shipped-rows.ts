import { z } from 'zod'
import { required } from '../../record/scholarship/values/field-kinds.ts'
import { scholarshipFields as f } from '../../record/scholarship/fields/scholarship-fields.ts'

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

/** What the files state in their own words, under their names; `scholarshipFields` describe the rest. */
const rowSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: required(f.title, 'Title is required'),
  provider: required(f.provider, 'Provider is required'),
  amountType: required(f.amountType, 'Award type is required'),
  amount: f.amount,
  maxAmount: f.maxAmount,
  amountPeriod: f.amountPeriod,
  currency: f.currency,
  coverage: f.coverage,
  applicationDeadline: f.deadline,
  deadlineType: text,
  eligibleCountries: f.citizenship,
  excludedCountries: texts,
  citizenship: z.enum(['any', 'non-us', 'listed-countries', 'not-stated']),
  visaTypes: f.eligibleVisaTypes,
  degreeLevel: f.degreeLevels,
  fieldOfStudy: f.fields,
  requiresEssay: f.requiresEssay,
  minToeflScore: f.minToeflScore,
  minIeltsScore: f.minIeltsScore,
  gpaRequirement: f.gpaRequirement,
  needBased: f.isNeedBased,
  meritBased: f.isMeritBased,
  womenOnly: f.isWomenOnly,
  renewable: f.isRenewable,
  separateApplication: flag,
  nominationRequired: f.requiresNomination,
  universityUnitid: z.int().nullable(),
  universityName: text,
  applicationUrl: f.applicationUrl,
  admissionApplicationUrl: f.applicationUrl,
  sourceUrl: f.sourceUrl,
  sourceUrlKind: z.enum(['award-page', 'aid-office', 'third-party']).nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  dataYear: z.int().nullable(),
  note: f.note,
  source: z.strictObject({ repo: text, path: text }),
  sources: z.array(sourceSchema).min(1),
  requirements: f.requirements,
})

/** Combines three cells into one rule about citizenship. */
export const shippedScholarshipSchema = z.preprocess((raw) => {
  const row = z.looseObject({}).safeParse(raw).data
  if (row === undefined) return raw
  const { eligibleCountries: countries, excludedCountries, citizenship } = row
  return { ...row, eligibleCountries: { countries, excludedCountries, citizenship } }
}, rowSchema)

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
