import { useSyncExternalStore } from 'react'
import { formatDayOf } from './format.ts'

/**
 * A value that depends on where the reader is. A page rendered before its scripts came does not know that: it shows
 * `before`, and so does the browser until it has hydrated the page.
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
