import type { FieldError } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { isOverForOwner } from './deadline.ts'
import type { Facts } from '../fact/fact.ts'
import { estimatedTime } from './effort.ts'
import { lineOf } from './values/cell.ts'
import { NOTHING_STATED } from './nothing-stated.ts'
import type { ScholarshipDetails } from './scholarship.ts'
import { CONDITION_FIELDS, conditionsOf } from './requirements/stated-conditions.ts'
import type { FormField, ScholarshipForm } from './scholarship-form.ts'

const MIN_AWARD = 100
const MIN_DESCRIPTION = 50
const NO_CONDITIONS = 'At least one eligibility requirement is required'

export type FormRules = {
  /** A draft may lack everything but its title; what it states must be valid. */
  isDraft: boolean
  now: Date
  /** The questions that awards share. */
  facts: Facts
}
type Detail = keyof ScholarshipDetails
type Stated = ScholarshipForm['stated']
type Part = Partial<ScholarshipDetails>

/** Form fields that become details under other names, or several fields together. */
const PARTS: readonly {
  fields: readonly FormField[]
  read(stated: Stated, before: ScholarshipDetails): Part
}[] = [
  { fields: ['title'], read: ({ title }) => (title ? { title } : {}) },
  { fields: ['provider'], read: ({ provider }) => (provider ? { provider } : {}) },
  { fields: ['amountType', 'amount', 'maxAmount', 'currency'], read: amountOf },
  {
    fields: ['applicationDeadline', 'deadlineTimeZone', 'isRollingAdmission'],
    read: deadlineOf,
  },
  { fields: ['applicationComplexity', 'estimatedTimeToApply'], read: effortOf },
  {
    // An award edited here names the provider's own page.
    fields: ['sourceUrl'],
    read: ({ sourceUrl }) => ({ sourceUrl: sourceUrl ?? null, sourceUrlKind: null }),
  },
  {
    fields: ['degreeLevel'],
    read: ({ degreeLevel }) => ({ degreeLevels: degreeLevel ?? null }),
  },
  {
    fields: ['fieldOfStudy'],
    read: ({ fieldOfStudy: fields }) => (fields ? { fields } : {}),
  },
  {
    fields: ['eligibleCountries'],
    read: ({ eligibleCountries: citizenship }) => (citizenship ? { citizenship } : {}),
  },
]
const IN_PARTS: ReadonlySet<string> = new Set([
  ...PARTS.flatMap(({ fields }) => fields),
  ...CONDITION_FIELDS,
])

/**
 * A new award before its form says more. The form's defaults apply only here: an essay is required and
 * the complexity is medium if the form does not say (null means unknown).
 */
export function blankDetails(organizationName: string | null): ScholarshipDetails {
  return {
    ...NOTHING_STATED,
    provider: lineOf(organizationName) ?? '',
    amountType: 'fixed',
    requiresEssay: true,
    applicationComplexity: 'medium',
    estimatedTimeToApply: estimatedTime(null, 'medium'),
  }
}

/**
 * Applies a form to a record: absent fields stay, null ones are cleared.
 * @returns the details and which of them the form touches, or all faults at once
 */
export function applyForm(
  before: ScholarshipDetails,
  { stated, faults }: ScholarshipForm,
  rules: FormRules,
): Result<{ details: ScholarshipDetails; edited: Detail[] }, readonly FieldError[]> {
  const parts = PARTS.filter(({ fields }) =>
    fields.some((name) => stated[name] !== undefined),
  )
  const conditions = conditionsOf(stated, before.requirements, rules.facts)
  const changes: Part = Object.assign(
    Object.fromEntries(
      Object.entries(stated).filter(
        ([name, value]) => !IN_PARTS.has(name) && value !== undefined,
      ),
    ),
    ...parts.map(({ read }) => read(stated, before)),
    conditions.ok ? conditions.value : {},
  )
  const details = { ...before, ...changes }
  const unclear = conditions.ok ? [] : conditions.error
  const wrong = wrongFields([...faults, ...unclear])
  const others = [
    ...(details.title === '' ? [fault('title', 'Title is required')] : []),
    ...('amount' in changes ? amountFaults(details) : []),
    ...(rules.isDraft ? [] : publishingGaps(details, rules.now)),
  ].filter(({ path: [field] }) => !wrong.has(field))
  const found = [...faults, ...unclear, ...others]
  return found.length > 0
    ? err(found)
    : ok({ details, edited: Object.keys(changes) as Detail[] })
}

/** Each field is reported once; all fields that state conditions count as one. */
function wrongFields(faults: readonly FieldError[]): ReadonlySet<string | undefined> {
  const fields = new Set(faults.map(({ path: [field] }) => field))
  return CONDITION_FIELDS.some((field) => fields.has(field))
    ? new Set([...fields, ...CONDITION_FIELDS])
    : fields
}

/** What an award made here still lacks before students can see it. */
export function publishingGaps(details: ScholarshipDetails, now: Date): FieldError[] {
  const { description, amountType, amount, deadline, requirements } = details
  const gaps: readonly [boolean, FormField, string][] = [
    [
      (description ?? '').length < MIN_DESCRIPTION,
      'description',
      `Description must be at least ${MIN_DESCRIPTION} characters`,
    ],
    [details.provider === '', 'provider', 'Provider is required'],
    [amountType === 'fixed' && amount === null, 'amount', 'Award amount is required'],
    [requirements === null, 'eligibilityRequirements', NO_CONDITIONS],
    [details.degreeLevels === null, 'degreeLevel', 'At least one degree level is required'],
    [
      details.fields.kind === 'not-stated',
      'fieldOfStudy',
      'At least one field of study is required',
    ],
    [
      details.citizenship.kind === 'not-stated',
      'eligibleCountries',
      'At least one eligible country is required',
    ],
    [
      deadline.kind === 'none' && details.isRollingAdmission !== true,
      'applicationDeadline',
      'Application deadline is required',
    ],
    [
      isOverForOwner(deadline, now),
      'applicationDeadline',
      'Application deadline must not have passed',
    ],
  ]
  return gaps.flatMap(([isGap, field, message]) => (isGap ? [fault(field, message)] : []))
}

function amountFaults({ amountType, amount, maxAmount }: ScholarshipDetails): FieldError[] {
  if (amount === null) return []
  const isSmall = amountType === 'fixed' && Number(amount) < MIN_AWARD
  const isTurned = maxAmount !== null && Number(maxAmount) < Number(amount)
  return [
    ...(isSmall ? [fault('amount', `Amount must be at least $${MIN_AWARD}`)] : []),
    ...(isTurned
      ? [fault('maxAmount', 'Maximum amount must not be less than the award amount')]
      : []),
  ]
}

function amountOf(stated: Stated, before: ScholarshipDetails): Part {
  const kind = stated.amountType ?? before
  const amount = stated.amount === undefined ? before.amount : stated.amount
  // A maximum that was only copied from the amount follows the new amount.
  const kept = before.maxAmount === before.amount ? null : before.maxAmount
  const maximum = stated.maxAmount === undefined ? kept : stated.maxAmount
  // With full tuition, a figure is the whole stipend, not where a range begins.
  const maxAmount = maximum ?? (kind.amountType === 'full-tuition' ? amount : null)
  const currency = stated.currency === undefined ? before.currency : stated.currency
  // The form asks in dollars.
  const unsaid = amount !== null || maxAmount !== null ? 'USD' : null
  return {
    amountType: kind.amountType,
    amountPeriod: kind.amountPeriod,
    amount,
    maxAmount,
    currency: currency ?? unsaid,
  }
}

/** A form names a day, unless admission is rolling. */
function deadlineOf(stated: Stated, before: ScholarshipDetails): Part {
  const rolling = stated.isRollingAdmission
  const isRollingAdmission = rolling === undefined ? before.isRollingAdmission : rolling
  const { kind, text } = stated.applicationDeadline ?? before.deadline
  const basis = stated.applicationDeadline?.basis ?? null
  const zone = stated.deadlineTimeZone
  return {
    isRollingAdmission,
    deadline: {
      kind,
      text,
      timeZone:
        zone === undefined
          ? before.deadline.timeZone
          : (zone ?? NOTHING_STATED.deadline.timeZone),
      basis: isRollingAdmission === true ? 'rolling' : basis,
    },
  }
}

/** The time estimate follows from the complexity unless the donor gives another. */
function effortOf(stated: Stated, before: ScholarshipDetails): Part {
  const complexity = stated.applicationComplexity
  const applicationComplexity =
    complexity === undefined ? before.applicationComplexity : complexity
  const usual = estimatedTime(null, before.applicationComplexity)
  const time = estimatedTime(before.estimatedTimeToApply, null)
  const kept = time === usual ? null : time
  const own = stated.estimatedTimeToApply === undefined ? kept : stated.estimatedTimeToApply
  return {
    applicationComplexity,
    estimatedTimeToApply: estimatedTime(own, applicationComplexity),
  }
}

function fault(field: FormField, message: string): FieldError {
  return { path: [field], message }
}
