import { err, ok, type Result } from '@landfall/kit/core/result'
import { citizenshipNames } from '@landfall/matching/reference/citizenship-names'
import { ESTIMATED_TIMES } from './effort.ts'
import { fieldNames } from '@landfall/matching/reference/fields'
import { readAmount } from './form-amount.ts'
import { FormErrors, type FormError } from './form-errors.ts'
import type { FormRules, ScholarshipForm } from './form-input.ts'
import { checkLengths } from './form-lengths.ts'
import { readLists } from './form-lists.ts'
import { readMinima } from './form-minima.ts'
import { readTexts } from './form-texts.ts'
import { readFormDeadline } from './form-deadline.ts'
import type { AmountPeriod, AmountType, ScholarshipDetails } from './scholarship.ts'

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
  checkLengths(form, errors)
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

/** Without the fields that are absent. */
export function stated(form: ScholarshipForm): ScholarshipForm {
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
    // Whoever makes an award here names a page of their own.
    sourceUrlKind: null,
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
