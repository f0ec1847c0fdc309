import { addDays, type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { hoursOf } from './cpt.ts'
import { type Segment, segmentsOf, type Spell } from './spell.ts'

/** A job with one employer during post-completion OPT or the STEM extension. */
export type JobSpell = Spell & {
  hoursPerWeek: number
  /** SEVIS has it; a job that is not there counts as no work. */
  isReported: boolean
}

type Days = { from: CalendarDay; to: CalendarDay }

/** The days on the EADs, both included, and those that cap-gap adds behind the last of them. */
export type Authorization = { opt: Days; stem: Days | null; capGap: Days | null }

export const OPT_LIMIT_DAYS = 90
export const STEM_LIMIT_DAYS = 150
const ENOUGH_HOURS = 20
const WARN_WHEN_LEFT = [30, 15, 5] as const

export type UnemploymentAccount = {
  /** Days without work, from the first day on the EAD. */
  used: number
  /** 90 during OPT, 150 over both once the STEM extension has begun. */
  limit: number
  left: number
  /** The last day that is within this limit if no other job comes; null once it is over, or where it never is. */
  lastsUntil: CalendarDay | null
  /** 30, 15 or 5 days are left or fewer; null while there are more. */
  warning: number | null
  isOver: boolean
}

/** A part of the authorization with its limit over all days so far; on STEM each employer must give enough hours. */
type Period = Days & { limit: number; isStem: boolean }

/**
 * Days without work until a day, that day included; weekends count, and so do the days of cap-gap. Less than 20 hours a
 * week counts as no work: all jobs of the day together during OPT, one job during STEM. Null before the EAD begins.
 * Source: 8 CFR 214.2(f)(10)(ii)(E), by Hwang & Weiss; Boston College; UML for the 150 days; Binghamton University for cap-gap;
 * University of Wisconsin–Milwaukee (SEVP) for 20 hours with each employer.
 */
export function unemploymentAccount(
  jobs: readonly JobSpell[],
  authorization: Authorization,
  until: CalendarDay,
): UnemploymentAccount | null {
  if (until < authorization.opt.from) return null
  const periods = periodsOf(authorization)
  const idle = idleSegments(jobs, periods)
  const last = lastDayWithin(idle, periods, until)
  const used = idle.reduce((sum, segment) => sum + daysUpTo(segment, until), 0)
  const limit = periods.findLast(({ from }) => from <= until)?.limit ?? OPT_LIMIT_DAYS
  const left = Math.max(0, limit - used)
  const isOver = used > limit
  return {
    used,
    limit,
    left,
    lastsUntil: !isOver && last?.limit === limit ? last.day : null,
    warning: WARN_WHEN_LEFT.filter((mark) => left <= mark).at(-1) ?? null,
    isOver,
  }
}

/** The last day within a limit, and which one it is. */
export type LimitDay = { day: CalendarDay; limit: number }

/**
 * The last day within the limit of days without work, given these jobs. The limit is the first that they pass and that
 * no other has replaced by `today`. Null where they pass none.
 */
export function workLimitDay(
  jobs: readonly JobSpell[],
  authorization: Authorization,
  today: CalendarDay,
): LimitDay | null {
  const periods = periodsOf(authorization)
  return lastDayWithin(idleSegments(jobs, periods), periods, today)
}

function periodsOf({ opt, stem, capGap }: Authorization): Period[] {
  const onOpt = { limit: OPT_LIMIT_DAYS, isStem: false }
  const onStem = { limit: STEM_LIMIT_DAYS, isStem: true }
  return [
    { ...opt, ...onOpt },
    ...(stem ? [{ ...stem, ...onStem }] : []),
    ...(capGap ? [{ ...capGap, ...(stem ? onStem : onOpt) }] : []),
  ]
}

type IdleSegment = Segment & { period: Period }

function idleSegments(
  jobs: readonly JobSpell[],
  periods: readonly Period[],
): IdleSegment[] {
  const reported = jobs.filter(({ isReported }) => isReported)
  return periods.flatMap((period) =>
    segmentsOf(reported, period).flatMap((segment) => {
      const hours = period.isStem
        ? Math.max(0, ...segment.at.map((place) => hoursOf(reported, [place])))
        : hoursOf(reported, segment.at)
      return hours < ENOUGH_HOURS ? [{ ...segment, period }] : []
    }),
  )
}

function daysUpTo({ from, to }: Segment, until: CalendarDay): number {
  return until < from ? 0 : daysBetween(from, until < to ? until : to) + 1
}

/** The day before the first one beyond a limit, unless a period with another limit takes its place by `until`. */
function lastDayWithin(
  idle: readonly IdleSegment[],
  periods: readonly Period[],
  until: CalendarDay,
): LimitDay | null {
  const isReplaced = ({ to, limit }: Period) =>
    until > to && periods.some((later) => later.from > to && later.limit !== limit)
  let count = 0
  for (const { from, days, period } of idle) {
    const left = Math.max(0, period.limit - count)
    if (days > left && !isReplaced(period))
      return { day: addDays(from, left - 1), limit: period.limit }
    count += days
  }
  return null
}
