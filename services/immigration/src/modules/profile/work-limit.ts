import { addDays, type CalendarDay } from '@landfall/calendar/day'
import {
  OPT_LIMIT_DAYS,
  STEM_LIMIT_DAYS,
} from '@landfall/immigration-rules/practical-training/unemployment'
import type { Deadline } from '@landfall/immigration-rules/deadlines'
import { ownWorkLimitDay } from './practical-training.ts'
import type { Profile } from './profile.ts'

/** The rules that say how many days without work there may be, with their limits. */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ['O4', OPT_LIMIT_DAYS],
  ['S4', STEM_LIMIT_DAYS],
])

/** So long before the last day finding work is urgent; the account warns then too. */
const URGED_DAYS = 30

/**
 * The day on which days without work reach the limit of a rule, as a date like those that rules compute: it follows from the
 * jobs that are entered and moves with them.
 */
export function workLimitDeadline(
  ruleId: string,
  profile: Profile,
  today: CalendarDay,
): (Deadline & { closesOn: CalendarDay }) | null {
  const limit = LIMITS.get(ruleId)
  const found = limit === undefined ? null : ownWorkLimitDay(profile, today)
  if (found === null || found.limit !== limit) return null
  const { day: closesOn } = found
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
