import { z } from 'zod'
import type { FieldError } from '@landfall/kit/core/problems'
import type { AmountPeriod } from '@landfall/reference/times-a-year'
import { scholarshipFields as f } from './fields/scholarship-fields.ts'
import { line, oneOf, required } from './values/field-kinds.ts'
import type { AmountType } from './scholarship.ts'

const AWARD_TYPES = {
  'one-time': ['fixed', 'one-time'],
  annual: ['fixed', 'year'],
  semester: ['fixed', 'semester'],
  fixed: ['fixed', null],
  'full-tuition': ['full-tuition', null],
  'partial-tuition': ['partial-tuition', null],
  varies: ['varies', null],
} as const satisfies Record<string, readonly [AmountType, AmountPeriod | null]>

type AwardType = keyof typeof AWARD_TYPES

/** The form asks for the award's type and period in one field. */
const awardType = oneOf('Award type', Object.keys(AWARD_TYPES) as AwardType[]).transform(
  (stated) => {
    const [amountType, amountPeriod] = AWARD_TYPES[stated ?? 'fixed']
    return { amountType, amountPeriod }
  },
)

/** The donor's form under the API's names: null means not stated, absent means unchanged. */
const formSchema = z
  .object({
    title: required(line('Title', 200), 'Title is required'),
    description: f.description,
    provider: f.provider,
    amount: f.amount,
    maxAmount: f.maxAmount,
    currency: f.currency,
    amountType: awardType,
    eligibilityRequirements: f.requirements,
    requirements: f.requirementRules,
    hasNoFurtherConditions: f.hasNoFurtherConditions,
    letters: f.letters,
    lettersMayFollow: f.lettersMayFollow,
    benefits: f.benefits,
    applicationDeadline: f.deadline,
    deadlineTimeZone: f.deadlineTimeZone,
    isRollingAdmission: f.isRollingAdmission,
    degreeLevel: f.degreeLevels,
    fieldOfStudy: f.fields,
    eligibleCountries: f.citizenship,
    gpaRequirement: f.gpaRequirement,
    languageRequirement: f.languageRequirement,
    minToeflScore: f.minToeflScore,
    minIeltsScore: f.minIeltsScore,
    minDuolingoScore: f.minDuolingoScore,
    acceptsEnglishWaivers: f.acceptsEnglishWaivers,
    englishWaiverConditions: f.englishWaiverConditions,
    requiresEssay: f.requiresEssay,
    applicationComplexity: f.applicationComplexity,
    estimatedTimeToApply: f.estimatedTimeToApply,
    applicationUrl: f.applicationUrl,
    sourceUrl: f.sourceUrl,
    contactEmail: f.contactEmail,
    fsaEligible: f.fsaEligible,
    eligibleCitizenshipStatus: f.eligibleCitizenshipStatus,
    eligibleVisaTypes: f.eligibleVisaTypes,
    requiresUsHighSchool: f.requiresUsHighSchool,
    requiresUsResidency: f.requiresUsResidency,
    residencyRequirements: f.residencyRequirements,
    maxFamilyIncome: f.maxFamilyIncome,
    requiresFinancialNeed: f.requiresFinancialNeed,
    acceptedFundingSources: f.acceptedFundingSources,
    universityId: f.universityId,
  })
  .partial()

export type FormField = keyof typeof formSchema.shape
/** A form as it arrives: from GraphQL or as the cells of a row. */
export type RawForm = { readonly [field in FormField]?: unknown }
type Stated = z.output<typeof formSchema>

/** What a form states: the fields that can be read, and the faults of the others. */
export type ScholarshipForm = { stated: Stated; faults: readonly FieldError[] }

/** Reads whatever fields a form has; the caller checks which are required. */
export function readScholarshipForm(raw: RawForm): ScholarshipForm {
  const read = formSchema.safeParse(raw)
  if (read.success) return { stated: read.data, faults: [] }
  const { issues } = read.error
  const wrong = new Set(issues.map(({ path }) => path[0]))
  const readable = Object.entries(raw).filter(([field]) => !wrong.has(field))
  return {
    stated: formSchema.parse(Object.fromEntries(readable)),
    faults: issues.map(({ path: [field = ''], message }) => ({
      path: [String(field)],
      message,
    })),
  }
}
