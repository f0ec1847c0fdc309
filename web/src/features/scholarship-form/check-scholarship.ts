import { isNewToeflScale } from '#lib/forms/toefl-scale.ts'
import { dayInZone } from '#lib/format/day-in-zone.ts'
import type { FieldFaults } from '#ui/use-form.ts'
import { isDecimal, isDuolingo } from './check-figures.ts'
import { checkRequirements } from './check-requirements.ts'
import { placeOfField } from './form-steps.ts'
import { requirementMessages } from './requirement-messages.ts'
import { isBlank } from './requirement-row.ts'
import { scholarshipMessages } from './scholarship-form-messages.ts'
import type { ScholarshipValues } from './scholarship-values.ts'

const text = scholarshipMessages.faults
type Faults = FieldFaults<ScholarshipValues>

/**
 * The faults that prevent saving or publishing, in the order of the form. A draft needs only a title, but everything
 * else in it must be readable. The server checks the same again.
 */
export function checkScholarship(
  values: ScholarshipValues,
  o: { isDraft: boolean; now: Date },
): Faults {
  const faults: Faults = {}
  const add: Add = (name, message) => {
    if (message) faults[name] ??= message
  }
  if (!values.title.trim()) add('title', text.title)
  if (values.title.trim().length > 200) add('title', text.titleLength)
  addUnreadable(values, add)
  Object.assign(faults, checkRequirements(values.requirements))
  if (!o.isDraft) addMissing(values, o.now, add)
  return inFormOrder(faults)
}

type Add = (name: keyof ScholarshipValues, message: string | null | undefined) => void

function addUnreadable(values: ScholarshipValues, add: Add): void {
  const amount = moneyOf(values.amount)
  const maxAmount = moneyOf(values.maxAmount)
  if (Number.isNaN(amount)) add('amount', text.amountUnreadable)
  if (isPlainAmount(values) && amount !== null && amount < 100)
    add('amount', text.amountMinimum)
  if (Number.isNaN(maxAmount)) add('maxAmount', text.maxAmountUnreadable)
  if (amount !== null && maxAmount !== null && maxAmount < amount)
    add('maxAmount', text.maxAmountLess)
  if (values.hasNoFurtherConditions && values.requirements.some((row) => !isBlank(row)))
    add('requirements', requirementMessages.faults.contradiction)
  if (!isDecimal(values.letters, 10, 0)) add('letters', text.letters)
  if (!isDecimal(values.gpaRequirement, 4, 2)) add('gpaRequirement', text.gpa)
  if (!isDecimal(values.minToeflScore, 120, 0)) add('minToeflScore', text.toefl)
  if (isNewToeflScale(values.minToeflScore)) add('minToeflScore', text.newToeflScale)
  if (!isDecimal(values.minIeltsScore, 9, 1)) add('minIeltsScore', text.ielts)
  if (!isDuolingo(values.minDuolingoScore)) add('minDuolingoScore', text.duolingo)
  if (Number.isNaN(moneyOf(values.maxFamilyIncome))) add('maxFamilyIncome', text.income)
  const email = values.contactEmail.trim()
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) add('contactEmail', text.email)
  if (!isWebAddress(values.applicationUrl)) add('applicationUrl', text.applicationUrl)
  if (!isWebAddress(values.sourceUrl)) add('sourceUrl', text.sourceUrl)
}

function addMissing(values: ScholarshipValues, now: Date, add: Add): void {
  if (values.description.trim().length < 50) add('description', text.description)
  if (!values.provider.trim()) add('provider', text.provider)
  if (isPlainAmount(values) && !values.amount.trim()) add('amount', text.amountMissing)
  const { applicationDeadline: day, deadlineTimeZone: zone } = values
  if (!day && !values.isRollingAdmission) add('applicationDeadline', text.deadline)
  if (day && day < (dayInZone(zone, now) ?? day))
    add('applicationDeadline', text.deadlinePassed)
  if (!saysConditions(values)) add('requirements', text.requirements)
  for (const name of ['degreeLevel', 'fieldOfStudy', 'eligibleCountries'] as const) {
    if (values[name].length === 0) add(name, text[name])
  }
}

/** Whether the form states conditions: a row, letters, or that there are none. */
function saysConditions(values: ScholarshipValues): boolean {
  const { requirements, letters, hasNoFurtherConditions } = values
  const hasRow = requirements.some((row) => !isBlank(row))
  return hasRow || Number(letters) > 0 || hasNoFurtherConditions
}

/** An award of a sum, which must be named; an award of tuition is none. */
function isPlainAmount({ amountType }: ScholarshipValues): boolean {
  return ['one-time', 'annual', 'semester', 'fixed', ''].includes(amountType)
}

/** "$2,500.50" as 2500.5; null for nothing, NaN for a text that is no sum. */
function moneyOf(typed: string): number | null {
  const plain = typed.trim()
  if (plain === '') return null
  const isSum = /^(?:US)?\$?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.\d{1,2})?$/.test(plain)
  return isSum ? Number(plain.replaceAll(/[^\d.]/g, '')) : Number.NaN
}

function isWebAddress(typed: string): boolean {
  if (typed.trim() === '') return true
  const url = URL.parse(typed.trim())
  return url !== null && ['http:', 'https:'].includes(url.protocol)
}

/** The summary of errors lists them in the order of the form. */
function inFormOrder(faults: Faults): Faults {
  const entries = Object.entries(faults).toSorted(
    ([a], [b]) => placeOfField(a) - placeOfField(b),
  )
  return Object.fromEntries(entries)
}
