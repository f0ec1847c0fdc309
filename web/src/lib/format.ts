const locale = 'en-US'

/** A count as the pages show it (1,260 → "1,200+", 264 → "260+", 42 → "42+"): rounded down, never up. */
export function roundedCount(count: number): string {
  const step = count >= 1000 ? 100 : count >= 100 ? 10 : 1
  return `${formatNumber(Math.floor(count / step) * step)}+`
}

/** Tiles with a smaller figure are not shown. */
export const smallestShownCount = 10

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** "US$12,500" from an exact decimal; cents only when there are some. */
export function formatMoney(money: { amount: string; currency: string }): string {
  const hasCents = /\.\d*[1-9]/.test(money.amount)
  const digits = hasCents ? 2 : 0
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(money.amount as Intl.StringNumericLiteral)
  const [code = '', value = ''] = text.split(/\u00a0/)
  return code === 'USD' ? `US$${value}` : `${code} ${value}`
}

/** "1 Dec 2026" from a calendar day (YYYY-MM-DD); the day is never shifted by a zone. */
export function formatDate(day: string): string {
  return dateText(new Date(`${day}T00:00:00Z`), 'UTC')
}

/** "1 Dec 2026, 23:59" of an instant in the zone of the reader, or in a given one. */
export function formatDateTime(instant: string, timeZone?: string): string {
  const date = new Date(instant)
  return `${dateText(date, timeZone)}, ${timeText(date, timeZone)}`
}

/** "New York" from "America/New_York". */
export function formatZone(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}

/** "today", "tomorrow", "in 10 days". */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 0 ? `${-days} ${days === -1 ? 'day' : 'days'} ago` : `in ${days} days`
}

/** A deadline day, exactly: "1 Dec 2026, 23:59 New York · in 10 days". */
export function formatDeadline(
  day: string,
  timeZone: string,
  daysLeft: number | null,
): string {
  const text = `${formatDate(day)}, 23:59 ${formatZone(timeZone)}`
  return daysLeft === null ? text : `${text} · ${formatDaysLeft(daysLeft)}`
}

/** When a deadline day ends, in the zone of the reader: "2 Dec 2026, 05:59 Berlin". */
export function formatDeadlineHere(
  day: string,
  timeZone: string,
  here = browserZone(),
): string {
  return `${formatDateTime(endOfDay(day, timeZone).toISOString(), here)} ${formatZone(here)}`
}

/** 23:59 of a day in a zone, as an instant. */
export function endOfDay(day: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T23:59:00Z`)
  // The offset at the wanted instant can differ from the one at its UTC twin when clocks change: look twice.
  const first = new Date(asUtc.getTime() - offsetMs(asUtc, timeZone))
  return new Date(asUtc.getTime() - offsetMs(first, timeZone))
}

export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

function dateText(date: Date, timeZone?: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat('en-GB', options).format(date).replace('Sept', 'Sep')
}

function timeText(date: Date, timeZone?: string): string {
  const options = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  } as const
  return new Intl.DateTimeFormat('en-GB', options).format(date)
}

/** How far a zone is ahead of UTC at an instant. */
function offsetMs(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
  )
  return local - Math.floor(instant.getTime() / 60_000) * 60_000
}
