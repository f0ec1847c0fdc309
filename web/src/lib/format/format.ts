import { formatNumber } from '#ui/format-number.ts'
import { readerZone } from './reader-zone.ts'

/** A count as the pages show it (1,260 → "1,200+", 264 → "260+", 42 → "42+"): rounded down, never up. */
export function roundedCount(count: number): string {
  const step = count >= 1000 ? 100 : count >= 100 ? 10 : 1
  return `${formatNumber(Math.floor(count / step) * step)}+`
}

/** "Foundation": with a capital first letter, whatever it was written with. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Tiles with a smaller figure are not shown. */
export const smallestShownCount = 10

/** "1 Dec 2026", the day of an instant in the zone of the reader, or in a given one. */
export function formatDayOf(instant: string, timeZone = readerZone()): string {
  return dateText(new Date(instant), timeZone)
}

/** "1 Dec 2026, 23:59" of an instant in the zone of the reader (see reader-zone.ts), or in a given one. */
export function formatDateTime(instant: string, timeZone = readerZone()): string {
  const date = new Date(instant)
  return `${dateText(date, timeZone)}, ${timeText(date, timeZone)}`
}

/** Cached by zone: making a formatter takes longer than using it a hundred times. */
const dayFormats: Record<string, Intl.DateTimeFormat> = {}

function dateText(date: Date, timeZone?: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const format = (dayFormats[timeZone ?? ''] ??= new Intl.DateTimeFormat('en-GB', options))
  return format.format(date).replace('Sept', 'Sep')
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
