import { addDays, type CalendarDay } from '@landfall/calendar/day'
import type { DatedRule } from '@landfall/immigration-rules/guidance/guidance'
import type { Profile, ProfileDay } from './profile.ts'

/** Rules for the time before the first day of a program: the SEVIS fee, the visa, the entry. */
const ARRIVAL_RULES: ReadonlySet<string> = new Set(['F1', 'F2', 'F3'])
/** The rules among these whose last day has passed even for students who did arrive. */
const ENTRY_RULES: ReadonlySet<string> = new Set(['F2', 'F3'])

/** Days that a student enters only after being in the United States for the program of that time. */
const DAYS_OF_A_STAY = [
  'optRecommended',
  'optFiled',
  'optStart',
  'stemRecommended',
  'stemFiled',
  'stemStart',
  'jobChanged',
  'jobEnded',
  'addressChanged',
  'leftUs',
  'transferOut',
  'withdrew',
] as const satisfies readonly ProfileDay[]

/**
 * A school registers a student who arrives within 30 days of the program's start, or the I-20 is canceled; this is
 * twice as long, for students who have not entered anything yet. A student who comes later gets another start on
 * the I-20.
 * Source: SEVP fact sheet, SEVIS reporting requirements for designated school officials.
 */
const LATEST_ARRIVAL_DAYS = 60

/**
 * Whether a date of the arrival can be left out: it is past, and the student has evidently begun the program; for
 * the SEVIS fee it is also enough that the interview, where the fee is shown, is over.
 */
export function isArrivalOver(
  { rule, deadline }: DatedRule,
  profile: Profile,
  today: CalendarDay,
): boolean {
  if (deadline.standing !== 'past' || !ARRIVAL_RULES.has(rule.id)) return false
  const { visaInterview } = profile.days
  const isShown = rule.id === 'F1' && visaInterview !== undefined && visaInterview < today
  return isShown || hasBegun(profile, today)
}

/** Whether the date may not have been missed at all: a student who has arrived has done it. */
export function isUnlessArrived(ruleId: string): boolean {
  return ENTRY_RULES.has(ruleId)
}

/**
 * Whether the student evidently came for the program of the I-20: by days and work after its start, or because
 * nothing says that they are still abroad. In doubt, false.
 */
function hasBegun({ days, stages, spells, i94 }: Profile, today: CalendarDay): boolean {
  const start = days.programStart
  if (start === undefined || today <= start) return false
  const told = DAYS_OF_A_STAY.flatMap((name) => days[name] ?? [])
  const worked = spells.flatMap(({ from }) => (from <= today ? from : []))
  const stays = [...told, ...worked]
  if (stays.some((day) => day >= start)) return true
  if (saysAbroad({ days, stages }, start)) return false
  // Training and an I-94 may belong to an earlier program that a student left.
  const isFirstStay = stays.length === 0
  const isOnTraining = stages.opt !== undefined || stages.cpt !== undefined
  if (isFirstStay && (isOnTraining || i94 !== 'unknown')) return true
  return today > addDays(start, LATEST_ARRIVAL_DAYS)
}

/** A student who is applying for a visa once the program has begun may not have come yet. */
function saysAbroad(
  { days, stages }: Pick<Profile, 'days' | 'stages'>,
  start: CalendarDay,
): boolean {
  const { visaInterview } = days
  const isAsking = stages.f1_visa === 'applying' || stages.f1_visa === 'pending'
  return isAsking || (visaInterview !== undefined && visaInterview >= start)
}
