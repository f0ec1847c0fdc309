import { Temporal } from 'temporal-polyfill'
import { type ComingDeadline, daysLeftUntil } from './deadline.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** "1 Dec 2026, 23:59 New York · in 10 days"; what only recurs is never counted down. */
export function deadlineInWords(deadline: ComingDeadline, now: Date): string {
  if (deadline.precision !== 'exact') return deadlineAlone(deadline)
  return `${deadlineAlone(deadline)} · ${countdown(daysLeftUntil(deadline, now))}`
}

/** The same without what changes from day to day. */
export function deadlineAlone({ date, precision, timeZone }: ComingDeadline): string {
  if (precision === 'exact') return `${dayInWords(date)}, 23:59 ${zoneInWords(timeZone)}`
  const { month, year } = Temporal.PlainDate.from(date)
  return precision === 'recurring-day'
    ? `Usually ${dayInWords(date, false)}; not confirmed for ${year}`
    : `Around ${MONTHS[month - 1]} ${year}; the day is not confirmed`
}

/** "1 Dec 2026", or "1 Dec" */
export function dayInWords(date: string, withYear = true): string {
  const { day, month, year } = Temporal.PlainDate.from(date)
  return `${day} ${MONTHS[month - 1]}${withYear ? ` ${year}` : ''}`
}

/** "2 Dec 2026, 10:29 Kolkata" */
export function instantInWords(at: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    timeZone,
  )
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${dayInWords(local.toPlainDate().toString())}, ${time} ${zoneInWords(timeZone)}`
}

/** "America/New_York" → "New York" */
export function zoneInWords(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

function countdown(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
