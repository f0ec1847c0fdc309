import { dayInZone } from './day-in-zone.ts'
import { browserZone, ownZone } from './own-zone.ts'

/** Today's date (YYYY-MM-DD) for the reader. */
export function today(): string {
  const now = new Date()
  return (
    dayInZone(ownZone(), now) ??
    dayInZone(browserZone(), now) ??
    now.toISOString().slice(0, 10)
  )
}
