import { decimalInWords } from '@landfall/reference/money'
import type { DecimalText } from '@landfall/matching/scholarship-criteria'
import { type AmountPeriod, timesAYear } from '@landfall/reference/times-a-year'
import type { ScholarshipDetails } from './scholarship.ts'

type Award = Pick<
  ScholarshipDetails,
  'amountType' | 'amount' | 'maxAmount' | 'currency' | 'amountPeriod' | 'loan'
>

/** The currency of amount filters and of sorting by amount; others are not converted. */
const FILTER_CURRENCY = 'USD'

const PERIODS: Readonly<Record<AmountPeriod, string>> = {
  'one-time': ' once',
  year: ' a year',
  semester: ' a semester',
  month: ' a month',
  total: ' in total',
}

const LOANS = { whole: 'Loan', part: 'Part loan' } as const

/** The award in words, for example "US$12,500 a year" or "Loan: up to US$15,000 in total": a loan says so first. */
export function amountLabel(award: Award): string {
  const words = amountInWords(award)
  return award.loan === null ? words : `${LOANS[award.loan]}: ${lowerFirst(words)}`
}

/** For full tuition, a figure is the stipend in addition; without a maximum, it is where the range begins. */
function amountInWords(award: Award): string {
  const figures = figuresInWords(award)
  switch (award.amountType) {
    case 'full-tuition':
      return fullTuition(award, figures)
    case 'partial-tuition':
      return figures === null
        ? 'Partial tuition'
        : `Partial tuition: ${lowerFirst(figures)}`
    case 'varies':
      if (figures === null) return 'Amount varies'
      return award.maxAmount === null ? `Amount varies, ${figures} stated` : figures
    case 'fixed':
      return figures ?? 'Amount varies'
  }
}

function fullTuition({ amount, maxAmount }: Award, figures: string | null): string {
  if (figures === null) return 'Full tuition'
  // Sources that give "10,000 up to full tuition" state no maximum.
  if (amount !== null && maxAmount === null) return `${figures} up to full tuition`
  return `Full tuition + ${lowerFirst(figures)}`
}

/** Null without a figure; a range when the maximum differs. */
function figuresInWords({
  amount,
  maxAmount,
  currency,
  amountPeriod,
}: Award): string | null {
  const period = amountPeriod === null ? '' : PERIODS[amountPeriod]
  const money = (figure: DecimalText) => decimalInWords(figure, currency)
  if (amount === null)
    return maxAmount === null ? null : `Up to ${money(maxAmount)}${period}`
  if (maxAmount === null || sameNumber(amount, maxAmount))
    return `${money(amount)}${period}`
  return `${money(amount)} to ${money(maxAmount)}${period}`
}

/**
 * The least and the most, in US dollars; null if not stated, in another currency, or if some of it must be paid back:
 * a loan never counts as money given to a student.
 */
export type AmountBounds = { least: DecimalText | null; most: DecimalText | null }

/** The stated bounds, for whatever period. */
export function statedDollars({ amount, maxAmount, currency, loan }: Award): AmountBounds {
  if (currency !== FILTER_CURRENCY || loan !== null) return { least: null, most: null }
  return { least: amount ?? maxAmount, most: maxAmount ?? amount }
}

/**
 * The bounds by which awards are filtered, sorted and added up: amounts per semester or month are converted to a
 * year's sum; amounts in total, or without a period, stay as they are.
 */
export function amountBounds(award: Award): AmountBounds {
  const { least, most } = statedDollars(award)
  const times = timesAYear(award.amountPeriod) ?? 1
  const aYear = (figure: DecimalText | null) =>
    figure === null || times === 1 ? figure : (times * Number(figure)).toFixed(2)
  return { least: aYear(least), most: aYear(most) }
}

function sameNumber(a: DecimalText, b: DecimalText): boolean {
  return Number(a) === Number(b)
}

/** Lower-cases the first letter for use inside a sentence; "US$" and other currencies stay as they are. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
