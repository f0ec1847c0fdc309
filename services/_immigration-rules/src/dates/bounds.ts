import { addDays, type CalendarDay, dayOf } from '@landfall/calendar/day'
import type { Anchor, ImmigrationFacts } from '../facts.ts'
import type { Bound } from '../rule.ts'
import { addMonths } from './add-months.ts'
import { addBusinessDays } from './business-days.ts'

/** The day of a bound; null while no day that it counts from is known. */
export function dayOfBound(
  { from, plus, unit }: Bound,
  days: ImmigrationFacts['days'],
): CalendarDay | null {
  const anchor = latestTold(from, days)
  if (anchor === null) return null
  switch (unit) {
    case 'days':
      return addDays(anchor, plus)
    case 'business-days':
      return addBusinessDays(anchor, plus)
    case 'months':
      return addMonths(anchor, plus)
    case 'aprils':
      return aprilAfter(anchor, plus)
  }
}

/** The `nth` April 1 after a day. */
function aprilAfter(day: CalendarDay, nth: number): CalendarDay {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return dayOf(year + nth - (month < 4 ? 1 : 0), 4, 1)
}

/** The latest of these days that is told; null where none is. */
export function latestTold(
  names: Anchor | readonly Anchor[],
  days: ImmigrationFacts['days'],
): CalendarDay | null {
  return (
    namesOf(names)
      .flatMap((one) => days[one] ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

/** The first of these days, to be asked for where none of them is told. */
export function untoldOf(
  names: Anchor | readonly Anchor[],
  days: ImmigrationFacts['days'],
): Anchor[] {
  return latestTold(names, days) === null ? namesOf(names).slice(0, 1) : []
}

export function namesOf(names: Anchor | readonly Anchor[]): readonly Anchor[] {
  return typeof names === 'string' ? [names] : names
}
