import type { ScholarshipForm } from './form-input.ts'
import type { FormErrors } from './form-errors.ts'
import { textOf } from './form-texts.ts'
import type { DecimalText } from '@landfall/matching/scholarship-criteria'
import type { AmountPeriod, AmountType } from './scholarship.ts'

const MIN_AWARD = 100

type Kind = { amountType: AmountType; amountPeriod: AmountPeriod | null }

const KINDS: Readonly<Record<string, Kind>> = {
  'one-time': { amountType: 'fixed', amountPeriod: 'one-time' },
  annual: { amountType: 'fixed', amountPeriod: 'year' },
  semester: { amountType: 'fixed', amountPeriod: 'semester' },
  fixed: { amountType: 'fixed', amountPeriod: null },
  'full-tuition': { amountType: 'full-tuition', amountPeriod: null },
  'partial-tuition': { amountType: 'partial-tuition', amountPeriod: null },
  varies: { amountType: 'varies', amountPeriod: null },
}
/** The form without a choice of its own is of a plain amount. */
const UNSTATED_KIND: Kind = { amountType: 'fixed', amountPeriod: null }

export function readAmount(form: ScholarshipForm, errors: FormErrors) {
  const kind = readKind(form, errors)
  const amount = readMoney(form, 'amount', 'Award amount', errors)
  if (kind.amountType === 'fixed' && textOf(String(form.amount ?? '')) === null) {
    errors.missing('amount', 'Award amount is required')
  }
  if (kind.amountType === 'fixed' && amount !== null && Number(amount) < MIN_AWARD) {
    errors.wrong('amount', `Amount must be at least $${MIN_AWARD}`)
  }
  const stated = readMoney(form, 'maxAmount', 'Maximum amount', errors)
  if (amount !== null && stated !== null && Number(stated) < Number(amount)) {
    errors.wrong('maxAmount', 'Maximum amount must not be less than the award amount')
  }
  // A figure beside full tuition is the whole stipend, not where a range begins.
  const maxAmount = stated ?? (kind.amountType === 'full-tuition' ? amount : null)
  const hasFigure = amount !== null || maxAmount !== null
  return { ...kind, amount, maxAmount, currency: readCurrency(form, hasFigure, errors) }
}

function readKind(form: ScholarshipForm, errors: FormErrors): Kind {
  const stated = textOf(form.amountType)?.toLowerCase()
  if (stated === undefined) return UNSTATED_KIND
  const kind = KINDS[stated]
  if (kind === undefined) {
    errors.wrong('amountType', `Award type must be one of ${Object.keys(KINDS).join(', ')}`)
  }
  return kind ?? UNSTATED_KIND
}

function readMoney(
  form: ScholarshipForm,
  field: 'amount' | 'maxAmount',
  name: string,
  errors: FormErrors,
): DecimalText | null {
  const text = textOf(String(form[field] ?? ''))
  if (text === null) return null
  const money = moneyText(text)
  if (money === null)
    errors.wrong(field, `${name} must be a number such as 2500 or 2500.50`)
  return money
}

/** "$2,500.5" → "2500.50"; null when it is no sum that fits twelve digits with two decimals. */
export function moneyText(text: string): DecimalText | null {
  const [, whole, cents = ''] =
    /^(?:US)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  const digits = whole?.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return digits === undefined || digits.length > 10
    ? null
    : `${digits}.${cents.padEnd(2, '0')}`
}

function readCurrency(
  form: ScholarshipForm,
  hasFigure: boolean,
  errors: FormErrors,
): string | null {
  const stated = textOf(form.currency)?.toUpperCase()
  if (stated !== undefined && !/^[A-Z]{3}$/.test(stated)) {
    errors.wrong('currency', 'Currency must be a three-letter code such as USD')
  }
  // The form asks in dollars.
  return stated ?? (hasFigure ? 'USD' : null)
}
