import { dayInZone } from '#lib/format/day-in-zone.ts'
import { scholarshipMessages } from './scholarship-form-messages.ts'
import { linesOf, type ScholarshipValues } from './scholarship-values.ts'

const text = scholarshipMessages.faults
type Faults = Partial<Record<keyof ScholarshipValues, string>>

/**
 * What stands in the way, in the order of the form. A draft may lack everything but its title; what
 * it does say must be readable. The server checks the same again.
 */
export function checkScholarship(
  values: ScholarshipValues,
  o: { isDraft: boolean; now: Date },
): Faults {
  const faults: Faults = {}
  const add = (name: keyof ScholarshipValues, message: string | null | undefined) => {
    if (message) faults[name] ??= message
  }
  if (!values.title.trim()) add('title', text.title)
  if (values.title.trim().length > 200) add('title', text.titleLength)
  addUnreadable(values, add)
  if (!o.isDraft) addMissing(values, o.now, add)
  return inFormOrder(faults, values)
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
  if (!isNumber(values.letters, 10, 0)) add('letters', text.letters)
  if (!isNumber(values.gpaRequirement, 4, 2)) add('gpaRequirement', text.gpa)
  if (!isNumber(values.minToeflScore, 120, 0)) add('minToeflScore', text.toefl)
  if (!isNumber(values.minIeltsScore, 9, 1)) add('minIeltsScore', text.ielts)
  if (!isNumber(values.minDuolingoScore, 160, 0)) add('minDuolingoScore', text.duolingo)
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
  if (linesOf(values.eligibilityRequirements).length === 0)
    add('eligibilityRequirements', text.requirements)
  for (const name of ['degreeLevel', 'fieldOfStudy', 'eligibleCountries'] as const) {
    if (values[name].length === 0) add(name, text[name])
  }
}

/** An award of a sum, which has to be named; not one of tuition. */
function isPlainAmount({ amountType }: ScholarshipValues): boolean {
  return ['one-time', 'annual', 'semester', 'fixed', ''].includes(amountType)
}

/** "$2,500.50" as 2500.5; null for nothing, NaN for what is no sum. */
function moneyOf(typed: string): number | null {
  const plain = typed.trim()
  if (plain === '') return null
  const isSum = /^(?:US)?\$?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.\d{1,2})?$/.test(plain)
  return isSum ? Number(plain.replaceAll(/[^\d.]/g, '')) : Number.NaN
}

function isNumber(typed: string, max: number, places: number): boolean {
  const plain = typed.trim()
  if (plain === '') return true
  const [, decimals = ''] = /^\d{1,3}(?:\.(\d+))?$/.exec(plain) ?? [null, 'unreadable']
  return decimals.length <= places && Number(plain) <= max
}

function isWebAddress(typed: string): boolean {
  if (typed.trim() === '') return true
  const url = URL.parse(typed.trim())
  return url !== null && ['http:', 'https:'].includes(url.protocol)
}

/** The summary of errors lists them as one meets them on the page. */
function inFormOrder(faults: Faults, values: ScholarshipValues): Faults {
  const names = Object.keys(values) as (keyof ScholarshipValues)[]
  const entries = names.flatMap((name) => (faults[name] ? [[name, faults[name]]] : []))
  return Object.fromEntries(entries) as Faults
}
