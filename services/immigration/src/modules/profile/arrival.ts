import { addDays, type CalendarDay } from '@landfall/calendar/day'
import type { DatedRule } from '@landfall/immigration-rules/guidance/guidance'
import type { Profile, ProfileDay } from './profile.ts'

/** Rules of the way to the first day of a program: the SEVIS fee, the visa, the entry. */
const ARRIVAL_RULES: ReadonlySet<string> = new Set(['F1', 'F2', 'F3'])
/** Of these the last day is over for everybody who came, too. */
const ENTRY_RULES: ReadonlySet<string> = new Set(['F2', 'F3'])

/** Days that only those tell who were in the United States for the program that was theirs then. */
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
 * A school registers who came within 30 days of the program's start, or the I-20 is canceled; twice that is for who told
 * nothing yet. Who comes later has another start on the I-20.
 * Source: SEVP fact sheet, SEVIS reporting requirements for designated school officials.
 */
const LATEST_ARRIVAL_DAYS = 60

/**
 * Whether nothing is left to say of a day of the arrival: it is past, and the student evidently began the program, or of
 * the SEVIS fee the interview is over, which it is shown at.
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

/** Whether it was missed is not known: whoever arrived has done it. */
export function isUnlessArrived(ruleId: string): boolean {
  return ENTRY_RULES.has(ruleId)
}

/**
 * Whether the student evidently came for the program of the I-20: by days and work after its start, or because nothing says
 * that they are still abroad. In doubt it is not said of anybody.
 */
function hasBegun({ days, stages, spells, i94 }: Profile, today: CalendarDay): boolean {
  const start = days.programStart
  if (start === undefined || today <= start) return false
  const told = DAYS_OF_A_STAY.flatMap((name) => days[name] ?? [])
  const worked = spells.flatMap(({ from }) => (from <= today ? from : []))
  const stays = [...told, ...worked]
  if (stays.some((day) => day >= start)) return true
  if (saysAbroad({ days, stages }, start)) return false
  // Training and an I-94 may be those of an earlier program that a student left.
  const isFirstStay = stays.length === 0
  const isOnTraining = stages.opt !== undefined || stages.cpt !== undefined
  if (isFirstStay && (isOnTraining || i94 !== 'unknown')) return true
  return today > addDays(start, LATEST_ARRIVAL_DAYS)
}

/** Who is asking for a visa once the program has begun may not have come yet. */
function saysAbroad(
  { days, stages }: Pick<Profile, 'days' | 'stages'>,
  start: CalendarDay,
): boolean {
  const { visaInterview } = days
  const isAsking = stages.f1_visa === 'applying' || stages.f1_visa === 'pending'
  return isAsking || (visaInterview !== undefined && visaInterview >= start)
}
