import { dayIn } from '@landfall/calendar/zone'
import type { Dictionaries } from './row-columns.ts'

export const DAY_MS = 86_400_000

/** Today's day, in days since 1970, by the number of a zone. */
export function daysByZone({ zones }: Dictionaries, now: Date): number[] {
  return zones.texts.map((zone) => Date.parse(`${dayIn(zone, now)}T00:00:00Z`) / DAY_MS)
}

/** The first row whose deadline is not earlier. */
export function firstDue(deadlines: Int32Array, rows: number, deadline: number): number {
  let [low, high] = [0, rows]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((deadlines[middle] ?? 0) < deadline) low = middle + 1
    else high = middle
  }
  return low
}
