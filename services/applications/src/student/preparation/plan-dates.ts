import { addDays, type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { comingDeadline, type Deadline, lastMinuteOf } from '@landfall/calendar/deadline'
import { dayIn } from '@landfall/calendar/zone'

/** The day from which a plan counts back, in the student's time zone. */
export type PlanBase = {
  /** Null if no deadline is ahead. */
  deadline: CalendarDay | null
  datedFrom: 'exact' | 'usual' | 'none'
  today: CalendarDay
}

export type PlanDates = { days: (CalendarDay | null)[]; isCompressed: boolean }

/**
 * The day from which a plan counts back. A recurring date counts as the usual one; a last known date, or none, gives
 * no dates. The day is never later than the deadline in its own zone or in the student's.
 */
export function planBase(deadline: Deadline, studentZone: string, now: Date): PlanBase {
  const today = dayIn(studentZone, now)
  const coming = comingDeadline(deadline, now)
  if (coming === null) return { deadline: null, datedFrom: 'none', today }
  const theirDay = dayIn(studentZone, lastMinuteOf(coming))
  const day = theirDay < coming.date ? theirDay : coming.date
  // If the student's next day has begun while the deadline's day is not over, today is left.
  const isToday = coming.precision === 'exact' && day < today
  if (day < today && !isToday) return { deadline: null, datedFrom: 'none', today }
  const datedFrom = coming.precision === 'exact' ? 'exact' : 'usual'
  return { deadline: isToday ? today : day, datedFrom, today }
}

/**
 * The day of each step, counted back from the deadline. If less time is left than the earliest step needs, all steps
 * keep their order and share the rest: none is before today or after the deadline.
 * @param daysBefore days before the deadline for each step; null for one without a day
 */
export function planDates(
  { deadline, today }: Pick<PlanBase, 'deadline' | 'today'>,
  daysBefore: readonly (number | null)[],
): PlanDates {
  if (deadline === null) return { days: daysBefore.map(() => null), isCompressed: false }
  const left = Math.max(0, daysBetween(today, deadline))
  const longest = Math.max(0, ...daysBefore.map((days) => days ?? 0))
  const isCompressed = longest > left
  const share = isCompressed ? left / longest : 1
  const days = daysBefore.map((days) =>
    days === null ? null : addDays(deadline, -Math.floor(days * share)),
  )
  return { days, isCompressed }
}
