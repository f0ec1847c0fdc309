import { clockTime } from './clock-time.ts'
import { dayInZone } from './day-in-zone.ts'

const DAY_MS = 86_400_000

/**
 * The instant at which the clocks of a zone show a day and time ("2026-11-30T14:30", as a date and time field holds
 * it), wherever the device is; null for any other text. When clocks change, a time that occurs twice means its first
 * occurrence, and a skipped time moves later by the length of the gap.
 */
export function instantInZone(wall: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return null
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return null
  // Clocks change at most once in the two days around, so the offset is that of the day before or of the day after.
  const candidates = [-DAY_MS, DAY_MS].map(
    (away) => new Date(asUtc - offsetMs(asUtc + away, timeZone)),
  )
  const shown = candidates.find((at) => wallOf(at, timeZone) === wall)
  return shown ?? candidates[0] ?? null
}

function offsetMs(at: number, timeZone: string): number {
  const minute = at - (at % 60_000)
  return Date.parse(`${wallOf(new Date(minute), timeZone)}Z`) - minute
}

function wallOf(at: Date, timeZone: string): string {
  return `${dayInZone(timeZone, at)}T${clockTime(at.toISOString(), timeZone)}`
}
