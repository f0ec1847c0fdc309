import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { CalendarEntry } from './calendar-entry.ts'

/** How long calendar programs are asked to wait between refreshes. */
const REFRESH_SECONDS = 3_600

/**
 * The entries as an iCalendar document (RFC 5545), with the rules of every zone that they name. The same entries
 * always give the same text, so that its hash can be compared.
 * @param siteUrl where links lead to, without a slash at the end
 */
export function buildCalendar(entries: readonly CalendarEntry[], siteUrl: string): string {
  const calendar = ical({
    name: 'Landfall',
    prodId: { company: 'Landfall', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  calendar.timezone({ name: null, generator: zoneRules })
  for (const entry of entries) calendar.createEvent(eventOf(entry, siteUrl))
  return calendar.toString()
}

function eventOf(entry: CalendarEntry, siteUrl: string) {
  return {
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    lastModified: entry.changedAt,
    ...timeOf(entry.at),
    summary: entry.title,
    description: entry.description,
    url: `${siteUrl}${entry.link}`,
    status: entry.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  }
}

function timeOf(at: CalendarEntry['at']) {
  const transparency = ICalEventTransparency.TRANSPARENT
  if ('day' in at)
    return { start: new Date(`${at.day}T00:00:00Z`), allDay: true, transparency }
  const { instant, timeZone: timezone, until } = at
  const start = inZone(instant, timezone)
  if (!until) return { start, timezone, transparency }
  const isBusy = { transparency: ICalEventTransparency.OPAQUE }
  return { start, end: inZone(until, timezone), timezone, ...isBusy }
}

function inZone(instant: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    timeZone,
  )
}

/** A zone's VTIMEZONE; null for a zone without rules, which calendars know by name. */
function zoneRules(timeZone: string): string | null {
  const rules = tzlib_get_ical_block(timeZone)
  return Array.isArray(rules) ? (rules[0] ?? null) : null
}
