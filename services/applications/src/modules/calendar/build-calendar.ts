import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { CalendarEntry } from './calendar-entry.ts'

/** Calendars that ask more often than this are told to wait by it. */
const REFRESH_SECONDS = 3_600

/**
 * The entries as an iCalendar document (RFC 5545). Instants are in UTC, which every calendar shows in
 * the zone of its owner; the same entries make the same text, so that its hash can be compared.
 * @param siteUrl where links lead to, without a slash at the end
 */
export function buildCalendar(entries: readonly CalendarEntry[], siteUrl: string): string {
  const calendar = ical({
    name: 'Landfall',
    prodId: { company: 'Landfall', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const entry of entries) calendar.createEvent(eventOf(entry, siteUrl))
  return calendar.toString()
}

function eventOf(entry: CalendarEntry, siteUrl: string) {
  const { at } = entry
  return {
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    lastModified: entry.changedAt,
    start: 'instant' in at ? at.instant : new Date(`${at.day}T00:00:00Z`),
    allDay: 'day' in at,
    summary: entry.title,
    description: entry.description,
    url: `${siteUrl}${entry.link}`,
    status: entry.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}
