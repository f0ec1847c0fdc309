import { err, ok, type Result } from '@landfall/kit/result'
import { citizenshipNames } from './citizenship.ts'
import { ESTIMATED_TIMES } from './effort.ts'
import { fieldNames } from './fields.ts'
import { readAmount } from './form-amount.ts'
import { FormErrors, type FormError } from './form-errors.ts'
import { readLists } from './form-lists.ts'
import { readMinima } from './form-minima.ts'
import { readTexts } from './form-texts.ts'
import { readFormDeadline } from './form-deadline.ts'
import type { AmountPeriod, AmountType, ScholarshipDetails } from './scholarship.ts'

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

/**
 * Reads the donor's form. Only here do the form's defaults hold: an essay is asked and the complexity is
 * medium where the form does not say (null says that it is not known).
 */
export function readScholarshipForm(
  given: ScholarshipForm,
  rules: FormRules,
): Result<ScholarshipDetails, readonly FormError[]> {
  const form = { ...DEFAULTS, ...stated(given) }
  const errors = new FormErrors(rules.isDraft)
  const details: ScholarshipDetails = {
    ...readTexts(form, rules, errors),
    ...readAmount(form, errors),
    ...readLists(form, errors),
    ...readMinima(form, errors),
    ...readFormDeadline(form, rules, errors),
    ...readFlags(form),
  }
  return errors.found.length > 0 ? err(errors.found) : ok(details)
}

const DEFAULTS: ScholarshipForm = { requiresEssay: true, applicationComplexity: 'medium' }

function stated(form: ScholarshipForm): ScholarshipForm {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
}

/** What a form has no question for stays unknown. */
function readFlags(form: ScholarshipForm) {
  return {
    acceptsEnglishWaivers: form.acceptsEnglishWaivers ?? null,
    requiresEssay: form.requiresEssay ?? null,
    fsaEligible: form.fsaEligible ?? null,
    requiresUsHighSchool: form.requiresUsHighSchool ?? null,
    requiresUsResidency: form.requiresUsResidency ?? null,
    requiresFinancialNeed: form.requiresFinancialNeed ?? null,
    universityId: form.universityId ?? null,
    coverage: null,
    requiresNomination: null,
    isRenewable: null,
    isNeedBased: null,
    isMeritBased: null,
    isWomenOnly: null,
    isTiedToAdmission: null,
    note: null,
  }
}

/**
 * A stored record as the form would show it, so that a change of some fields can be read with the rest.
 * What reading adds by itself (a maximum equal to the amount, the complexity's usual time) is left out.
 */
export function formOf(details: ScholarshipDetails): ScholarshipForm {
  const { amount, maxAmount, applicationComplexity: complexity, deadline } = details
  const usualTime = complexity === null ? null : ESTIMATED_TIMES[complexity]
  return {
    ...details,
    amountType: formAmountType(details.amountType, details.amountPeriod),
    maxAmount: maxAmount === amount ? null : maxAmount,
    eligibilityRequirements: details.requirements,
    degreeLevel: details.degreeLevels,
    fieldOfStudy: fieldNames(details.fields),
    eligibleCountries: citizenshipNames(details.citizenship),
    applicationDeadline: deadline.text,
    deadlineTimeZone: deadline.timeZone,
    estimatedTimeToApply:
      details.estimatedTimeToApply === usualTime ? null : details.estimatedTimeToApply,
  }
}

function formAmountType(type: AmountType, period: AmountPeriod | null): string {
  if (type !== 'fixed') return type
  if (period === 'one-time') return 'one-time'
  if (period === 'year') return 'annual'
  return period === 'semester' ? 'semester' : 'fixed'
}
