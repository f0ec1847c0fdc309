import type { ScholarshipDetails } from './scholarship.ts'

/** The stated facts that are one value; stored under their own names. */
export const PLAIN = [
  'title',
  'provider',
  'description',
  'amountType',
  'amount',
  'maxAmount',
  'currency',
  'amountPeriod',
  'gpaRequirement',
  'languageRequirement',
  'minToeflScore',
  'minIeltsScore',
  'minDuolingoScore',
  'acceptsEnglishWaivers',
  'isRollingAdmission',
  'requiresEssay',
  'applicationComplexity',
  'estimatedTimeToApply',
  'requiresNomination',
  'isRenewable',
  'isNeedBased',
  'isMeritBased',
  'isWomenOnly',
  'fsaEligible',
  'requiresUsHighSchool',
  'requiresUsResidency',
  'residencyRequirements',
  'maxFamilyIncome',
  'requiresFinancialNeed',
  'applicationUrl',
  'contactEmail',
  'sourceUrl',
  'sourceUrlKind',
  'universityId',
  'isTiedToAdmission',
  'note',
  'loan',
  'asOf',
] as const satisfies readonly (keyof ScholarshipDetails)[]

/** The same for lists. */
export const LISTS = [
  'coverage',
  'degreeLevels',
  'englishWaiverConditions',
  'benefits',
  'eligibleCitizenshipStatus',
  'eligibleVisaTypes',
  'acceptedFundingSources',
] as const satisfies readonly (keyof ScholarshipDetails)[]

/** Only what the provider states, without the rest of the record. */
export function statedDetails(details: ScholarshipDetails): ScholarshipDetails {
  const keys = [
    ...PLAIN,
    ...LISTS,
    'requirements',
    'citizenship',
    'fields',
    'deadline',
  ] as const
  return pick(details, keys)
}

/** The named properties only. */
export function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {}
  for (const key of keys) picked[key] = from[key]
  return picked as Pick<T, K>
}
