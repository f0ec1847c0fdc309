import { moneyInWords } from '@landfall/matching/reference/money-words'
import type { DecimalText } from '@landfall/matching/scholarship-criteria'
import type { AmountPeriod, ScholarshipDetails } from './scholarship.ts'

type Award = Pick<
  ScholarshipDetails,
  'amountType' | 'amount' | 'maxAmount' | 'currency' | 'amountPeriod'
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

/**
 * The award in words, for example "US$12,500 a year" or "Full tuition + US$5,000 a year". With full
 * tuition a figure is the stipend beside it; without a maximum it is where the range begins.
 */
export function amountLabel(award: Award): string {
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
  const money = (figure: DecimalText) => moneyInWords(figure, currency)
  if (amount === null)
    return maxAmount === null ? null : `Up to ${money(maxAmount)}${period}`
  if (maxAmount === null || sameNumber(amount, maxAmount))
    return `${money(amount)}${period}`
  return `${money(amount)} to ${money(maxAmount)}${period}`
}

/** The least and the most that is stated, in US dollars; null when not stated or another currency. */
export type AmountBounds = { least: DecimalText | null; most: DecimalText | null }

export function amountBounds({ amount, maxAmount, currency }: Award): AmountBounds {
  if (currency !== FILTER_CURRENCY) return { least: null, most: null }
  return { least: amount ?? maxAmount, most: maxAmount ?? amount }
}

function sameNumber(a: DecimalText, b: DecimalText): boolean {
  return Number(a) === Number(b)
}

function lowerFirst(text: string): string {
  return text.startsWith('Up to') ? `u${text.slice(1)}` : text
}
