import { addDays, type CalendarDay } from '@landfall/calendar/day'
import type { ImmigrationFacts } from '../facts.ts'

type Days = ImmigrationFacts['days']

/**
 * The days as told, except that an EAD of an earlier program ends at the latest on the day before this program begins.
 * Where that day is not told but the program ends while the STEM EAD still runs, the EAD's last day counts as untold.
 * Without the program's end the days stay as they are, because nothing else would be left to count from.
 * Source: 8 CFR 214.2(f)(10)(ii)(B): OPT ends by itself with a transfer or with study at another level; USCIS, by AILA Doc. 18051801.
 */
export function cutShort(days: Days): Days {
  const { programStart, programEnd, optStart, optEnd, stemStart, stemEnd } = days
  if (programEnd === undefined) return days
  if (programStart !== undefined) {
    const opt = endBefore(programStart, optStart, optEnd)
    const stem = endBefore(programStart, stemStart, stemEnd)
    return { ...days, ...(opt && { optEnd: opt }), ...(stem && { stemEnd: stem }) }
  }
  if (endBefore(programEnd, stemStart, stemEnd) === null) return days
  const { stemEnd: _, ...others } = days
  return others
}

/** The last day of an EAD during which a program that is not its own begins; null where none does. */
function endBefore(
  day: CalendarDay,
  from: CalendarDay | undefined,
  to: CalendarDay | undefined,
): CalendarDay | null {
  if (from === undefined || to === undefined) return null
  return from < day && day <= to ? addDays(day, -1) : null
}
