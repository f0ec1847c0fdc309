import type { Period, PeriodCount } from './metrics.ts'

const DAY_MS = 86_400_000

/** Periods with those between the first and the last in which nothing came: a line must not jump over them. */
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
  const day = new Date(`${start}T00:00:00Z`)
  if (period === 'month') day.setUTCMonth(day.getUTCMonth() + 1)
  else day.setTime(day.getTime() + (period === 'week' ? 7 : 1) * DAY_MS)
  return day.toISOString().slice(0, 10)
}
