import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { type Segment, segmentsOf, type Spell } from './spell.ts'

/** One authorization of CPT at one level of study. */
export type CptSpell = Spell & { hoursPerWeek: number }

/** Twelve months of full-time CPT remove OPT; schools that stop a day earlier are the cautious reading. */
const CPT_STOP_DAYS = 364
const CPT_WARNINGS = [270, 330] as const
/** Hours a week; more are full-time. */
export const FULL_TIME_ABOVE_HOURS = 20

export type CptAccount = {
  fullTimeDays: number
  /** Full-time days that are left before OPT is at risk; 0 when none. */
  left: number
  /** The highest mark that was reached: 270, 330 or 364 days; null below. */
  reached: number | null
  isOptLost: boolean
}

/**
 * Full-time CPT at one level until a day, that day included. Hours of several authorizations on the same day
 * add up; more than 20 a week is full-time.
 * Source: 8 CFR 214.2(f)(10)(i), by NAFSA; 364 days by Harrisburg ISO.
 */
export function cptAccount(spells: readonly CptSpell[], until: CalendarDay): CptAccount {
  const fullTimeDays = fullTimeSegments(spells, until).reduce(
    (sum, { days }) => sum + days,
    0,
  )
  return {
    fullTimeDays,
    left: Math.max(0, CPT_STOP_DAYS - fullTimeDays),
    reached:
      [...CPT_WARNINGS, CPT_STOP_DAYS].filter((mark) => fullTimeDays >= mark).at(-1) ??
      null,
    isOptLost: fullTimeDays > CPT_STOP_DAYS,
  }
}

/**
 * The last day on which full-time CPT at one level is within the 364 days, if the authorizations go on as stated; one
 * without an end goes on to `until`. Null where they never pass the 364 days.
 */
export function cptLimitDay(
  spells: readonly CptSpell[],
  until: CalendarDay,
): CalendarDay | null {
  const ended = spells.map((spell) => ({ ...spell, to: spell.to ?? until }))
  const last =
    ended
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? until
  let left = CPT_STOP_DAYS
  for (const { from, days } of fullTimeSegments(ended, last)) {
    if (days > left) return addDays(from, left - 1)
    left -= days
  }
  return null
}

/** The stretches of full-time CPT until a day, in their order. */
function fullTimeSegments(spells: readonly CptSpell[], until: CalendarDay): Segment[] {
  const first = spells.map(({ from }) => from).toSorted()[0]
  if (first === undefined) return []
  return segmentsOf(spells, { from: first, to: until }).filter(
    ({ at }) => hoursOf(spells, at) > FULL_TIME_ABOVE_HOURS,
  )
}

/** The hours a week of the spells at these places together. */
export function hoursOf(
  spells: readonly { hoursPerWeek: number }[],
  at: readonly number[],
): number {
  return at.reduce((sum, place) => sum + (spells[place]?.hoursPerWeek ?? 0), 0)
}
