import { addDays, daysBetween } from '@landfall/calendar/day'

/** A window on the timeline; `from` is null when it has no first day. */
export type Span = { from: string | null; to: string }

const MARGIN_DAYS = 14
/** A bar of one day is still visible. */
const MIN_BAR_PERCENT = 1.5

/** Places on a line from the first of the days to the last, in percent. */
export function timelineScale(spans: readonly Span[], today: string) {
  const days = [today, ...spans.flatMap(({ from, to }) => (from ? [from, to] : [to]))]
  const first = addDays(days.toSorted()[0] ?? today, -MARGIN_DAYS)
  const last = addDays(days.toSorted().at(-1) ?? today, MARGIN_DAYS)
  const length = daysBetween(first, last)
  const place = (day: string) => (daysBetween(first, day) / length) * 100
  return {
    first,
    last,
    place,
    /** Where the bar begins and how long it is; it never leaves the line. */
    bar({ from, to }: Span): { start: number; width: number } {
      const start = place(from ?? to)
      const width = Math.max(MIN_BAR_PERCENT, place(addDays(to, 1)) - start)
      return { start: Math.min(start, 100 - width), width }
    },
  }
}
