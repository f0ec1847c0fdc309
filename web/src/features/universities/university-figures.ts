import type { UniversityType } from '#gql/graphql'
import { formatMoney } from '#lib/format/format-money.ts'
import { formatNumber } from '#ui/format-number.ts'
import { universityMessages as text } from './university-messages.ts'

type Money = { amount: string; currency: string }

/** "US$12,500 a year", or that it is not reported. */
export function tuitionInWords(money: Money | null | undefined): string {
  return money ? text.aYear(formatMoney(money)) : text.notReported
}

type Priced = {
  type: UniversityType
  tuitionInState?: Money | null
  tuitionOutOfState?: Money | null
}

/** The label of the tuition for people from elsewhere: a private university mostly charges everybody the same. */
export function tuitionLabel({ type, tuitionInState, tuitionOutOfState }: Priced): string {
  const isSame = !tuitionInState || tuitionInState.amount === tuitionOutOfState?.amount
  return type === 'PRIVATE' && isSame ? text.tuition : text.tuitionOut
}

export function percentInWords(percent: string | null | undefined): string {
  return percent == null ? text.notReported : `${percent}%`
}

export function countInWords(count: number | null | undefined): string {
  return count == null ? text.notReported : formatNumber(count)
}

/** "about 2,100": a share times a total is exact to two digits. */
export function estimateInWords(count: number): string {
  const step = 10 ** Math.max(0, String(count).length - 2)
  return text.about(formatNumber(Math.round(count / step) * step))
}

/** "24%" for "24.0": the source reports whole percents. */
export function shareInWords(percent: string): string {
  return `${Math.round(Number(percent))}%`
}
