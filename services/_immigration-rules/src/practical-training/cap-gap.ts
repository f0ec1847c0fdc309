import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { dayOfBound, latestTold } from '../dates/bounds.ts'
import type { ImmigrationFacts } from '../facts.ts'

/**
 * The days of work that cap-gap adds after the last EAD, first and last day included: to the April 1 after the
 * petition, which came while the EAD was valid. Null without one, or where the EAD lasts longer.
 * Source: 8 CFR 214.2(f)(5)(vi), as rule H1.
 */
export function capGap(
  days: ImmigrationFacts['days'],
): { from: CalendarDay; to: CalendarDay } | null {
  const end = latestTold(['optEnd', 'stemEnd'], days)
  const to = dayOfBound({ from: 'h1bReceived', plus: 1, unit: 'aprils' }, days)
  const { h1bReceived } = days
  if (end === null || to === null || h1bReceived === undefined) return null
  return h1bReceived <= end && end < to ? { from: addDays(end, 1), to } : null
}
