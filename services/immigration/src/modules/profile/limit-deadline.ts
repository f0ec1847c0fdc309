import { addDays, type CalendarDay } from '@landfall/calendar/day'
import type { Deadline } from '@landfall/immigration-rules/deadlines'
import {
  OPT_LIMIT_DAYS,
  STEM_LIMIT_DAYS,
} from '@landfall/immigration-rules/practical-training/unemployment'
import { ownCptLimitDay } from './cpt-ledger.ts'
import { ownWorkLimitDay } from './practical-training.ts'
import type { Profile } from './profile.ts'

/** The rules that limit a number of days, each with the last day that is within the limit. */
const LAST_DAYS: ReadonlyMap<
  string,
  (profile: Profile, today: CalendarDay) => CalendarDay | null
> = new Map([
  ['C2', ownCptLimitDay],
  ['O4', (profile, today) => lastDayOf(OPT_LIMIT_DAYS, profile, today)],
  ['S4', (profile, today) => lastDayOf(STEM_LIMIT_DAYS, profile, today)],
])

function lastDayOf(limit: number, profile: Profile, today: CalendarDay) {
  const found = ownWorkLimitDay(profile, today)
  return found?.limit === limit ? found.day : null
}

/**
 * How many days before the last day it becomes urgent; the account of days without work starts to warn then too.
 */
const URGED_DAYS = 30

/**
 * The day on which an account of practical training reaches a rule's limit, as a date like those that rules
 * compute: it follows from the CPT and jobs that are entered, and moves with them. Null for other rules, and if the
 * limit is not reached.
 */
export function limitDeadline(
  ruleId: string,
  profile: Profile,
  today: CalendarDay,
): (Deadline & { closesOn: CalendarDay }) | null {
  const closesOn = LAST_DAYS.get(ruleId)?.(profile, today) ?? null
  if (closesOn === null) return null
  const isUrgent = today >= addDays(closesOn, -URGED_DAYS)
  return {
    ruleId,
    number: 0,
    opensOn: null,
    closesOn,
    urgedOn: null,
    milder: null,
    missing: [],
    standing: today > closesOn ? 'past' : isUrgent ? 'urgent' : 'open',
  }
}
