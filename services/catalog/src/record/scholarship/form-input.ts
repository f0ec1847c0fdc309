type Texts = readonly string[] | string

/**
 * The donor's form as it arrives, under the names of REST. `null` and absent are the same: not told.
 * `eligibilityRequirements` is a list or a text with one requirement a line; `amount` a number or text.
 */
export type ScholarshipForm = {
  title?: string | null
  description?: string | null
  provider?: string | null
  amount?: number | string | null
  maxAmount?: number | string | null
  currency?: string | null
  /** one-time, annual, semester, full-tuition, partial-tuition, varies or fixed. */
  amountType?: string | null
  eligibilityRequirements?: Texts | null
  /** The same list under its stored name. */
  requirements?: Texts | null
  benefits?: Texts | null
  applicationDeadline?: string | null
  deadlineTimeZone?: string | null
  isRollingAdmission?: boolean | null
  degreeLevel?: Texts | null
  fieldOfStudy?: Texts | null
  eligibleCountries?: Texts | null
  gpaRequirement?: number | string | null
  languageRequirement?: string | null
  minToeflScore?: number | null
  minIeltsScore?: number | string | null
  minDuolingoScore?: number | null
  acceptsEnglishWaivers?: boolean | null
  englishWaiverConditions?: Texts | null
  requiresEssay?: boolean | null
  applicationComplexity?: string | null
  estimatedTimeToApply?: string | null
  applicationUrl?: string | null
  contactEmail?: string | null
  sourceUrl?: string | null
  fsaEligible?: boolean | null
  eligibleCitizenshipStatus?: Texts | null
  eligibleVisaTypes?: Texts | null
  requiresUsHighSchool?: boolean | null
  requiresUsResidency?: boolean | null
  residencyRequirements?: string | null
  maxFamilyIncome?: number | string | null
  requiresFinancialNeed?: boolean | null
  acceptedFundingSources?: Texts | null
  universityId?: string | null
}

export type FormRules = {
  /** A draft may lack everything but its title; what it does say must be right. */
  isDraft: boolean
  /** Stands in for a provider that the form does not name. */
  organizationName: string | null
  now: Date
}
