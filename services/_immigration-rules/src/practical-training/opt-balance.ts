import { addDays, type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { addMonths } from '../dates/add-months.ts'
import { daysIn, segmentsOf, type Spell } from './spell.ts'

/** OPT that was used before the program's completion, at one level of study. */
export type EarlierOpt = Spell & { isFullTime: boolean }

/** How long OPT may last at one level. */
export const MONTHS_A_LEVEL = 12
const MONTHS_TO_USE_IT = 14

export type OptBalance = {
  /** Full-time days, and part-time ones at half; half a day is rounded up. */
  usedDays: number
  /** Days left of the twelve months that would begin on the day. */
  leftDays: number
  /** The last day that OPT could have; null when nothing is left. */
  endsAtLatestOn: CalendarDay | null
}

/**
 * What is left of twelve months of OPT at one level, were it to begin on `start`. It also ends 14 months after the
 * program end date, that day included.
 * Source: 8 CFR 214.2(f)(10), by NAFSA; Manhattan University for the half rate; OPTdog for the 14 months.
 */
export function optBalance(
  earlier: readonly EarlierOpt[],
  { programEnd, start }: { programEnd: CalendarDay; start: CalendarDay },
): OptBalance {
  const usedDays = usedBefore(earlier, start)
  const end = addMonths(start, MONTHS_A_LEVEL)
  const leftDays = Math.max(0, daysBetween(start, end) - usedDays)
  const byBalance = addDays(start, leftDays - 1)
  const byProgram = addMonths(programEnd, MONTHS_TO_USE_IT)
  const last = byBalance < byProgram ? byBalance : byProgram
  return { usedDays, leftDays, endsAtLatestOn: last < start ? null : last }
}

function usedBefore(earlier: readonly EarlierOpt[], start: CalendarDay): number {
  const first = earlier.map(({ from }) => from).toSorted()[0]
  if (first === undefined) return 0
  const segments = segmentsOf(earlier, { from: first, to: addDays(start, -1) })
  const isFull = (at: readonly number[]) => at.some((place) => earlier[place]?.isFullTime)
  const full = daysIn(segments, ({ at }) => isFull(at))
  const half = daysIn(segments, ({ at }) => at.length > 0 && !isFull(at))
  return full + Math.ceil(half / 2)
}
