import { zoneInWords } from '@landfall/calendar/words'
import { formatDateTime } from '#lib/format/format.ts'
import { ownZone } from '#lib/format/own-zone.ts'

const MINUTE_MS = 60_000

/**
 * When a deadline ends for the reader: "2 Dec 2026, 05:59 Lagos". It shows the last minute before the end.
 * @param endsAt the first instant at which the deadline is over
 */
export function formatDeadlineHere(endsAt: string): string {
  const here = ownZone()
  const lastMinute = new Date(Date.parse(endsAt) - MINUTE_MS).toISOString()
  return `${formatDateTime(lastMinute, here)} ${zoneInWords(here)}`
}
