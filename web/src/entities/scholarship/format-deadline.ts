import { formatDate, formatDateTime } from '#lib/format/format.ts'
import { readerZone } from '#lib/format/reader-zone.ts'

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
  here = ownZone(),
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

/** The zone of the reader, by its name. */
export function ownZone(): string {
  return readerZone() ?? browserZone()
}

/** Asked for once: a list needs it for each of its items. */
let deviceZone: string | null = null

export function browserZone(): string {
  return (deviceZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')
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
