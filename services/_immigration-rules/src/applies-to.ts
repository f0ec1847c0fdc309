import type { CalendarDay } from '@landfall/calendar/day'
import { dayOfBound, latestTold, untoldOf } from './dates/bounds.ts'
import type { Anchor, ImmigrationFacts } from './facts.ts'
import type { DayTest, Rule } from './rule.ts'

type Days = ImmigrationFacts['days']

/** Whether a rule has days for a student who told these, by `when` and `unless`, or what must be told to know. */
export function appliesTo(
  { when = [], unless = [] }: Pick<Rule, 'when' | 'unless'>,
  days: Days,
  today: CalendarDay,
): 'yes' | 'no' | { missing: Anchor[] } {
  if (unless.some((test) => holds(test, days, today))) return 'no'
  if (when.some((test) => fails(test, days, today))) return 'no'
  const missing = when.flatMap((test) => missingOf(test, days))
  return missing.length === 0 ? 'yes' : { missing }
}

/** Whether the day is told and nothing that is known contradicts it. */
export function holds(test: DayTest, days: Days, today: CalendarDay): boolean {
  return latestTold(test.day, days) !== null && !fails(test, days, today)
}

/** Whether the day is told and something that is known contradicts it: today, a bound, or `without` holds. */
function fails(test: DayTest, days: Days, today: CalendarDay): boolean {
  const { day, notBefore, notAfter, isReached, without } = test
  const told = latestTold(day, days)
  if (told === null) return false
  if (isReached && told > today) return true
  if (without && holds(without, days, today)) return true
  const [first, last] = [notBefore, notAfter].map(
    (bound) => bound && dayOfBound(bound, days),
  )
  return (!!first && told < first) || (!!last && told > last)
}

function missingOf({ day, notBefore, notAfter }: DayTest, days: Days): Anchor[] {
  const named = [day, notBefore?.from ?? [], notAfter?.from ?? []]
  return named.flatMap((names) => untoldOf(names, days))
}
