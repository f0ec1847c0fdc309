import { graphql } from '#gql'
import type {
  ScholarshipDetailsInput,
  ScholarshipValues_ScholarshipFragment,
} from '#gql/graphql'
import { numberOf } from '#lib/forms/typed-number.ts'
import { linesOf, text } from './typed-text.ts'
import { inputOfRow, isBlank, rowOf, type RequirementRow } from './requirement-row.ts'
import { answerOf, booleanOf, type Answer } from '#ui/yes-no-field.tsx'

export const scholarshipFragment = graphql(`
  fragment ScholarshipValues_Scholarship on Scholarship {
    id
    status
    version
    title
    provider
    description
    amountType
    amountPeriod
    amount {
      amount
      currency
    }
    maxAmount {
      amount
      currency
    }
    deadline {
      precision
      date
      timeZone
    }
    isRollingAdmission
    requirements {
      key
      text
      asOf
      decidedBy
      appliesTo
      rule {
        kind
        codes
        levels
        minimum
        toefl
        ielts
        duolingo
        acceptsWaivers
        years
        byLevel {
          level
          years
        }
        onDate
        date
        types
        genders
      }
      question {
        fact
        text
        expects
      }
    }
    hasNoFurtherConditions
    letters
    lettersMayFollow
    degreeLevel
    fieldOfStudy
    eligibleCountries
    gpaRequirement
    languageRequirement
    minToeflScore
    minIeltsScore
    minDuolingoScore
    acceptsEnglishWaivers
    englishWaiverConditions
    requiresEssay
    applicationComplexity
    estimatedTimeToApply
    applicationUrl
    contactEmail
    sourceUrl
    benefits
    fsaEligible
    eligibleCitizenshipStatus
    eligibleVisaTypes
    requiresUsHighSchool
    requiresUsResidency
    residencyRequirements
    maxFamilyIncome {
      amount
      currency
    }
    requiresFinancialNeed
    acceptedFundingSources
    university {
      id
    }
  }
`)

export type ScholarshipRecord = ScholarshipValues_ScholarshipFragment

/** The form: text as typed, one entry a line in lists of free words, '' for not stated. */
export type ScholarshipValues = {
  title: string
  description: string
  provider: string
  amountType: string
  amount: string
  maxAmount: string
  applicationDeadline: string
  deadlineTimeZone: string
  isRollingAdmission: boolean
  requirements: RequirementRow[]
  hasNoFurtherConditions: boolean
  letters: string
  lettersMayFollow: Answer
  degreeLevel: string[]
  fieldOfStudy: string[]
  eligibleCountries: string[]
  gpaRequirement: string
  languageRequirement: string
  minToeflScore: string
  minIeltsScore: string
  minDuolingoScore: string
  acceptsEnglishWaivers: Answer
  englishWaiverConditions: string
  requiresEssay: Answer
  applicationComplexity: string
  estimatedTimeToApply: string
  applicationUrl: string
  contactEmail: string
  sourceUrl: string
  benefits: string
  fsaEligible: Answer
  eligibleCitizenshipStatus: string[]
  eligibleVisaTypes: string[]
  requiresUsHighSchool: Answer
  requiresUsResidency: Answer
  residencyRequirements: string
  maxFamilyIncome: string
  requiresFinancialNeed: Answer
  acceptedFundingSources: string
  /** The university whose page shows the scholarship; '' for none. */
  universityId: string
}

/** The usual time for a complexity; the server adds it by itself. */
const usualTimes: Record<string, string> = {
  simple: '5–15 minutes',
  medium: '30–60 minutes',
  complex: '2+ hours',
}

/** The values of a new form. The form's defaults apply only here: one-time, an essay, medium work, New York. */
export function newScholarship(
  provider: string,
  ownUniversityId: string | null = null,
): ScholarshipValues {
  return {
    title: '',
    description: '',
    provider,
    amountType: 'one-time',
    amount: '',
    maxAmount: '',
    applicationDeadline: '',
    deadlineTimeZone: 'America/New_York',
    isRollingAdmission: false,
    letters: '',
    lettersMayFollow: '',
    degreeLevel: [],
    fieldOfStudy: [],
    eligibleCountries: [],
    requirements: [],
    hasNoFurtherConditions: false,
    gpaRequirement: '',
    languageRequirement: '',
    minToeflScore: '',
    minIeltsScore: '',
    minDuolingoScore: '',
    acceptsEnglishWaivers: '',
    englishWaiverConditions: '',
    requiresEssay: 'yes',
    applicationComplexity: 'medium',
    estimatedTimeToApply: '',
    applicationUrl: '',
    contactEmail: '',
    sourceUrl: '',
    benefits: '',
    fsaEligible: '',
    eligibleCitizenshipStatus: [],
    eligibleVisaTypes: [],
    requiresUsHighSchool: '',
    requiresUsResidency: '',
    residencyRequirements: '',
    maxFamilyIncome: '',
    requiresFinancialNeed: '',
    acceptedFundingSources: '',
    universityId: ownUniversityId ?? '',
  }
}

/** A record as the form shows it. */
export function valuesOf(record: ScholarshipRecord): ScholarshipValues {
  const complexity = record.applicationComplexity?.toLowerCase() ?? ''
  const time = record.estimatedTimeToApply ?? ''
  const amount = record.amount?.amount ?? ''
  const maxAmount = record.maxAmount?.amount ?? ''
  return {
    title: record.title,
    description: record.description ?? '',
    provider: record.provider,
    amountType: amountTypeOf(record),
    amount,
    maxAmount: maxAmount === amount ? '' : maxAmount,
    applicationDeadline: record.deadline.date ?? '',
    deadlineTimeZone: record.deadline.timeZone,
    isRollingAdmission: record.isRollingAdmission ?? false,
    letters: String(record.letters ?? ''),
    lettersMayFollow: answerOf(record.lettersMayFollow),
    degreeLevel: record.degreeLevel ?? [],
    fieldOfStudy: record.fieldOfStudy ?? [],
    eligibleCountries: record.eligibleCountries ?? [],
    requirements: conditionsOf(record).map(rowOf),
    hasNoFurtherConditions: record.hasNoFurtherConditions,
    gpaRequirement: record.gpaRequirement ?? '',
    languageRequirement: record.languageRequirement ?? '',
    minToeflScore: String(record.minToeflScore ?? ''),
    minIeltsScore: record.minIeltsScore ?? '',
    minDuolingoScore: String(record.minDuolingoScore ?? ''),
    acceptsEnglishWaivers: answerOf(record.acceptsEnglishWaivers),
    englishWaiverConditions: text(record.englishWaiverConditions),
    requiresEssay: answerOf(record.requiresEssay),
    applicationComplexity: complexity,
    estimatedTimeToApply: time === usualTimes[complexity] ? '' : time,
    applicationUrl: record.applicationUrl ?? '',
    contactEmail: record.contactEmail ?? '',
    sourceUrl: record.sourceUrl ?? '',
    benefits: text(record.benefits),
    fsaEligible: answerOf(record.fsaEligible),
    eligibleCitizenshipStatus: record.eligibleCitizenshipStatus ?? [],
    eligibleVisaTypes: record.eligibleVisaTypes ?? [],
    requiresUsHighSchool: answerOf(record.requiresUsHighSchool),
    requiresUsResidency: answerOf(record.requiresUsResidency),
    residencyRequirements: record.residencyRequirements ?? '',
    maxFamilyIncome: record.maxFamilyIncome?.amount ?? '',
    requiresFinancialNeed: answerOf(record.requiresFinancialNeed),
    acceptedFundingSources: text(record.acceptedFundingSources),
    universityId: record.university?.id ?? '',
  }
}

/** Leaves out letters, which have fields of their own. */
function conditionsOf({ requirements }: ScholarshipRecord) {
  return requirements.filter(({ key }) => key !== 'letters-of-recommendation')
}

function amountTypeOf({ amountType, amountPeriod }: ScholarshipRecord): string {
  if (amountType !== 'FIXED') return amountType.toLowerCase().replace('_', '-')
  if (amountPeriod === 'ONE_TIME') return 'one-time'
  if (amountPeriod === 'YEAR') return 'annual'
  return amountPeriod === 'SEMESTER' ? 'semester' : 'fixed'
}

/** All details as the server takes them; null for what is not stated. */
export function detailsOf(values: ScholarshipValues): ScholarshipDetailsInput {
  return {
    title: values.title.trim(),
    description: values.description.trim() || null,
    provider: values.provider.trim() || null,
    amountType: values.amountType || null,
    amount: values.amount.trim() || null,
    maxAmount: values.maxAmount.trim() || null,
    applicationDeadline: values.applicationDeadline || null,
    deadlineTimeZone: values.deadlineTimeZone || null,
    isRollingAdmission: values.isRollingAdmission,
    requirements: values.requirements.filter((row) => !isBlank(row)).map(inputOfRow),
    hasNoFurtherConditions: values.hasNoFurtherConditions,
    letters: numberOf(values.letters),
    lettersMayFollow: booleanOf(values.lettersMayFollow),
    degreeLevel: values.degreeLevel,
    fieldOfStudy: values.fieldOfStudy,
    eligibleCountries: values.eligibleCountries,
    gpaRequirement: values.gpaRequirement.trim() || null,
    languageRequirement: values.languageRequirement.trim() || null,
    minToeflScore: numberOf(values.minToeflScore),
    minIeltsScore: values.minIeltsScore.trim() || null,
    minDuolingoScore: numberOf(values.minDuolingoScore),
    acceptsEnglishWaivers: booleanOf(values.acceptsEnglishWaivers),
    englishWaiverConditions: linesOf(values.englishWaiverConditions),
    requiresEssay: booleanOf(values.requiresEssay),
    applicationComplexity: values.applicationComplexity || null,
    estimatedTimeToApply: values.estimatedTimeToApply.trim() || null,
    applicationUrl: values.applicationUrl.trim() || null,
    contactEmail: values.contactEmail.trim() || null,
    sourceUrl: values.sourceUrl.trim() || null,
    benefits: linesOf(values.benefits),
    fsaEligible: booleanOf(values.fsaEligible),
    eligibleCitizenshipStatus: values.eligibleCitizenshipStatus,
    eligibleVisaTypes: values.eligibleVisaTypes,
    requiresUsHighSchool: booleanOf(values.requiresUsHighSchool),
    requiresUsResidency: booleanOf(values.requiresUsResidency),
    residencyRequirements: values.residencyRequirements.trim() || null,
    maxFamilyIncome: values.maxFamilyIncome.trim() || null,
    requiresFinancialNeed: booleanOf(values.requiresFinancialNeed),
    acceptedFundingSources: linesOf(values.acceptedFundingSources),
    universityId: values.universityId || null,
  }
}
