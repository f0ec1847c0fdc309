import { addDays, type CalendarDay } from '@landfall/calendar/day'
import { hoursOf } from './cpt.ts'
import { daysIn, segmentsOf, type Spell } from './spell.ts'

/** A job during post-completion OPT or the STEM extension. */
export type JobSpell = Spell & {
  hoursPerWeek: number
  /** It stands in SEVIS; one that does not counts as no work. */
  isReported: boolean
}

/** The days on the EADs, both included. */
export type Authorization = {
  opt: { from: CalendarDay; to: CalendarDay }
  stem: { from: CalendarDay; to: CalendarDay } | null
}

const OPT_LIMIT_DAYS = 90
const STEM_LIMIT_DAYS = 150
const ENOUGH_HOURS = 20
const WARN_WHEN_LEFT = [30, 15, 5] as const

export type UnemploymentAccount = {
  /** Days without work, from the first day on the EAD. */
  used: number
  /** 90 during OPT, 150 over both once the STEM extension has begun. */
  limit: number
  left: number
  /** The last day that is within the limit if no work comes; null once the authorization ends before. */
  lastsUntil: CalendarDay | null
  /** 30, 15 or 5 days are left or fewer; null while there are more. */
  warning: number | null
  isOver: boolean
}

/**
 * Days without work until a day, that day included; weekends count. Jobs of the same day add up; less than
 * 20 hours a week is no work. Null before the EAD begins.
 * Source: 8 CFR 214.2(f)(10)(ii)(E), by Hwang & Weiss; Boston College; UML for the 150 days.
 */
export function unemploymentAccount(
  jobs: readonly JobSpell[],
  { opt, stem }: Authorization,
  until: CalendarDay,
): UnemploymentAccount | null {
  if (until < opt.from) return null
  const reported = jobs.filter(({ isReported }) => isReported)
  const periods = stem ? [opt, stem] : [opt]
  const used = periods.reduce((sum, period) => sum + idleDays(reported, period, until), 0)
  const isStem = stem !== null && stem.from <= until
  const limit = isStem ? STEM_LIMIT_DAYS : OPT_LIMIT_DAYS
  const end = isStem ? stem.to : opt.to
  const left = Math.max(0, limit - used)
  const lastsUntil = addDays(until, left)
  return {
    used,
    limit,
    left,
    lastsUntil: lastsUntil > end || used > limit ? null : lastsUntil,
    warning: WARN_WHEN_LEFT.filter((mark) => left <= mark).at(-1) ?? null,
    isOver: used > limit,
  }
}

function idleDays(
  jobs: readonly JobSpell[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
  until: CalendarDay,
): number {
  const segments = segmentsOf(jobs, { from, to: until < to ? until : to })
  return daysIn(segments, ({ at }) => hoursOf(jobs, at) < ENOUGH_HOURS)
}
