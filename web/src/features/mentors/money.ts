import { formatMoney } from '#lib/format/format-money.ts'
import { mentorMessages as text } from './mentor-messages.ts'

const dollars = (amount: string) => formatMoney({ amount, currency: 'USD' })

/** "US$25.50 an hour", or "Free". */
export function rateInWords(hourlyRate: string): string {
  return Number(hourlyRate) === 0 ? text.free : text.perHour(dollars(hourlyRate))
}

/** What a session costs, with two decimals; "Free" for nothing. */
export function costInWords(amount: string): string {
  return Number(amount) === 0 ? text.free : `US$${Number(amount).toFixed(2)}`
}

/** What a session of some minutes will cost. */
export function costOf(hourlyRate: string, minutes: number): string {
  return costInWords(String((Number(hourlyRate) * minutes) / 60))
}
