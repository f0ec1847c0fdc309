import { useSyncExternalStore } from 'react'
import { formatDayOf } from './format.ts'

/**
 * What rests on where its reader is. A page that was made before its scripts came does not know that: it says
 * `before`, and so does the browser until it has taken the page over.
 */
export function useInOwnZone<Value extends string | null>(
  here: () => Value,
  before: Value,
): Value {
  return useSyncExternalStore(noChanges, here, () => before)
}

const noChanges = () => () => {}

/** "1 Dec 2026", the day of an instant in the zone of the reader, and of UTC until the page has its scripts. */
export function useDayOf(instant: string): string
export function useDayOf(instant: string | null | undefined): string | null
export function useDayOf(instant: string | null | undefined): string | null {
  return useInOwnZone(
    () => (instant ? formatDayOf(instant) : null),
    instant ? formatDayOf(instant, 'UTC') : null,
  )
}
