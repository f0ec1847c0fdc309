import { addDays, lastDayOfMonth } from '@landfall/calendar/day'
import type { Period, PeriodCount } from './metrics.ts'

/** Adds the empty periods between the first and the last: a chart's line must not jump over them. */
export function filled(counted: readonly PeriodCount[], period: Period): PeriodCount[] {
  const [first, last] = [counted.at(0), counted.at(-1)]
  if (!first || !last) return []
  const counts = new Map(counted.map(({ start, count }) => [start, count]))
  const all: PeriodCount[] = []
  for (let start = first.start; start <= last.start; start = after(start, period))
    all.push({ start, count: counts.get(start) ?? 0 })
  return all
}

function after(start: string, period: Period): string {
  if (period === 'month') return addDays(lastDayOfMonth(start), 1)
  return addDays(start, period === 'week' ? 7 : 1)
}
