import {
  type CalendarDay,
  dayOf,
  daysBetween,
  isCalendarDay,
  lastDayOfMonth,
} from '@landfall/calendar/day'
import {
  dayAndMonth,
  dayInWords,
  daysLeftInWords,
  monthInWords,
  monthName,
  zoneInWords,
} from '@landfall/calendar/words'
import { DEADLINE_ZONE, dayIn, endOfDay } from '@landfall/calendar/zone'
import { ABSENT } from '@landfall/matching/criteria/finding'
import type { StoredDeadline } from './scholarship.ts'

export type DeadlinePrecision =
  | 'exact'
  | 'recurring-day'
  | 'recurring-month'
  | 'last-known'
  | 'none'

/** A stored deadline as of a certain time. */
export type DeadlineView = {
  precision: DeadlinePrecision
  /** The stated day, the next expected one (first of the month for a month), or the last known one. */
  date: CalendarDay | null
  timeZone: string
  /** The first instant at which the date is over in its zone; only for exact deadlines. */
  endsAt: Date | null
  /** Whole days from today to the date in the deadline's zone; only for exact deadlines. */
  daysLeft: number | null
  label: string
  /** When this view no longer holds and must be computed again; null when time does not change it. */
  rollsAt: Date | null
}

type Source = { timeZone?: string; basis?: string | null }

/**
 * Parses the text of a source or a form: `YYYY-MM-DD`, `YYYY-MM`, `MM-DD`, `MM`, `rolling` or nothing. Null if it is
 * none of these or names a day that does not exist.
 */
export function parseDeadline(
  text: string | null,
  { timeZone = DEADLINE_ZONE, basis = null }: Source = {},
): StoredDeadline | null {
  const stated = text?.trim() ?? ''
  if (stated === '') return { kind: 'none', text: null, timeZone, basis }
  if (stated.toLowerCase() === 'rolling') {
    return { kind: 'none', text: null, timeZone, basis: 'rolling' }
  }
  const kind = kindOf(stated)
  return kind === null ? null : { kind, text: stated, timeZone, basis }
}

function kindOf(text: string): Exclude<StoredDeadline['kind'], 'none'> | null {
  if (isCalendarDay(text)) return 'day'
  // 2024 is a leap year, so 29 February may recur.
  if (isCalendarDay(`2024-${text}`)) return 'yearly-day'
  if (/^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`)) return 'month'
  return /^\d{2}$/.test(text) && isCalendarDay(`2024-${text}-01`) ? 'yearly-month' : null
}

/**
 * Views a stored deadline at a certain time. A day counts until it ends in its zone, a month until its last day does;
 * then a recurring one rolls over to the next year. 29 February becomes 28 February in common years. A coming stated
 * month (`YYYY-MM`) has no day to count down to, so it is shown like a recurring month, in its own words; once over,
 * it is last-known like a day.
 * @param o.isMadeHere published here by its provider: only then is it the provider who states no date
 */
export function viewDeadline(
  deadline: StoredDeadline,
  now: Date,
  { isMadeHere = false } = {},
): DeadlineView {
  const today = dayIn(deadline.timeZone, now)
  switch (deadline.kind) {
    case 'day':
      return viewDay(deadline, deadline.text ?? '', today)
    case 'month':
      return viewMonth(deadline, `${deadline.text}-01`, today)
    case 'yearly-day':
      return viewYearlyDay(deadline, today)
    case 'yearly-month':
      return viewYearlyMonth(deadline, today)
    case 'none':
      return view(deadline, {
        precision: 'none',
        label: withoutDate(deadline.basis) ?? (isMadeHere ? ABSENT.own : ABSENT.source),
      })
  }
}

/** The label for a text that is stored, such as a notice: without days left, which would soon be wrong. */
export function lastingLabel({ label, daysLeft }: DeadlineView): string {
  return daysLeft === null ? label : label.replace(` · ${daysLeftInWords(daysLeft)}`, '')
}

/** Whether its owner's stated day is over, so that the award closes. Listings from elsewhere stay. */
export function isOverForOwner(deadline: StoredDeadline, now: Date): boolean {
  return (
    deadline.kind === 'day' &&
    deadline.text !== null &&
    dayIn(deadline.timeZone, now) > deadline.text
  )
}

function viewDay(deadline: StoredDeadline, date: CalendarDay, today: CalendarDay) {
  if (today > date) return lastKnown(deadline, date, dayInWords(date))
  const daysLeft = daysBetween(today, date)
  const zone = zoneInWords(deadline.timeZone)
  const endsAt = endOfDay(deadline.timeZone, date)
  return view(deadline, {
    precision: 'exact',
    date,
    endsAt,
    daysLeft,
    label: `${dayInWords(date)}, 23:59 ${zone} · ${daysLeftInWords(daysLeft)}`,
    // The countdown changes each midnight, but that is computed when read; the date holds until it ends.
    rollsAt: endsAt,
  })
}

function viewMonth(deadline: StoredDeadline, first: CalendarDay, today: CalendarDay) {
  const words = monthInWords(first)
  const last = lastDayOfMonth(first)
  if (today > last) return lastKnown(deadline, first, words)
  return view(deadline, {
    precision: 'recurring-month',
    date: first,
    label: `In ${words}; the day is not stated`,
    rollsAt: endOfDay(deadline.timeZone, last),
  })
}

function viewYearlyDay(deadline: StoredDeadline, today: CalendarDay) {
  const [month = 1, day = 1] = (deadline.text ?? '').split('-').map(Number)
  const year = Number(today.slice(0, 4))
  const thisYear = dayOf(year, month, day)
  const date = thisYear >= today ? thisYear : dayOf(year + 1, month, day)
  return view(deadline, {
    precision: 'recurring-day',
    date,
    label: usually(dayAndMonth(date), date, deadline.basis),
    rollsAt: endOfDay(deadline.timeZone, date),
  })
}

function viewYearlyMonth(deadline: StoredDeadline, today: CalendarDay) {
  const month = Number(deadline.text)
  const year = Number(today.slice(0, 4))
  const isOver = today > lastDayOfMonth(dayOf(year, month, 1))
  const date = dayOf(isOver ? year + 1 : year, month, 1)
  return view(deadline, {
    precision: 'recurring-month',
    date,
    label: usually(`in ${monthName(month)}`, date, deadline.basis),
    rollsAt: endOfDay(deadline.timeZone, lastDayOfMonth(date)),
  })
}

function lastKnown(deadline: StoredDeadline, date: CalendarDay, words: string) {
  return view(deadline, {
    precision: 'last-known',
    date,
    label: `Last known deadline ${words}; the next one is not announced`,
  })
}

function usually(when: string, date: CalendarDay, basis: string | null): string {
  const oneOfSeveral = basis === 'each-semester' || basis === 'three-a-year'
  const among = oneOfSeveral ? ', one of several a year' : ''
  return `Usually ${when}${among}; not confirmed for ${date.slice(0, 4)}`
}

/** What the source says instead of a date; null if nothing. */
function withoutDate(basis: string | null): string | null {
  switch (basis) {
    case 'rolling':
      return 'Rolling: no fixed date'
    case 'monthly':
      return 'Every month; the day is not stated'
    case 'each-semester':
      return 'Each semester; the day is not stated'
    case 'tied-to-admission':
      return 'The university’s own admission deadline'
    case 'varies-by-country':
      return 'Varies by country; see the provider'
    case 'varies-by-institution':
      return 'Varies by institution; see the provider'
    case 'varies':
      return 'Varies; see the provider'
    default:
      return null
  }
}

function view(
  { timeZone }: StoredDeadline,
  seen: Pick<DeadlineView, 'precision' | 'label'> & Partial<DeadlineView>,
): DeadlineView {
  return { date: null, endsAt: null, daysLeft: null, rollsAt: null, ...seen, timeZone }
}
