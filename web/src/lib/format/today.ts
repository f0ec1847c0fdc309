import { dayInZone } from './day-in-zone.ts'
import { browserZone, ownZone } from './own-zone.ts'

/** The day (YYYY-MM-DD) that the reader has. */
export function today(): string {
  const now = new Date()
  return (
    dayInZone(ownZone(), now) ??
    dayInZone(browserZone(), now) ??
    now.toISOString().slice(0, 10)
  )
}
