import { addDays, type CalendarDay, daysBetween } from '@landfall/calendar/day'

/** A stretch of whole days, both included; `to` is null while it goes on. */
export type Spell = { from: CalendarDay; to: CalendarDay | null }

/** A stretch of days in which the same spells are under way; `at` are their places in the list. */
export type Segment = { from: CalendarDay; to: CalendarDay; days: number; at: number[] }

/**
 * Cuts the days from `within.from` to `within.to` wherever a spell begins or ends. Every day is in exactly one
 * segment, also those on which nothing is under way.
 */
export function segmentsOf(
  spells: readonly Spell[],
  within: { from: CalendarDay; to: CalendarDay },
): Segment[] {
  if (within.to < within.from) return []
  const isInside = (day: CalendarDay) => within.from < day && day <= within.to
  const cuts = spells
    .flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]))
    .filter(isInside)
  const starts = [...new Set([within.from, ...cuts])].toSorted()
  return starts.map((from, index) => {
    const next = starts[index + 1]
    const to = next === undefined ? within.to : addDays(next, -1)
    const at = spells.flatMap((spell, place) => (covers(spell, from) ? place : []))
    return { from, to, days: daysBetween(from, to) + 1, at }
  })
}

function covers({ from, to }: Spell, day: CalendarDay): boolean {
  return from <= day && (to === null || day <= to)
}

/** The days of those segments that count, in all. */
export function daysIn(
  segments: readonly Segment[],
  counts: (segment: Segment) => boolean,
): number {
  return segments.filter(counts).reduce((sum, { days }) => sum + days, 0)
}
