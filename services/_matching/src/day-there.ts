import { deadlineDay } from '@landfall/calendar/zone'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/**
 * The instant of a match, as ISO text. When it is null, deadlines are compared with the day of the match, as with
 * matches whose instant was not kept.
 */
export type MatchInstant = string | null

/**
 * Today's date in the zone where the listing's deadline ends. @param today the day of the match, for everything but
 * deadlines
 */
export function dayThere(
  { deadline }: Pick<ListingCriteria, 'deadline'>,
  today: string,
  at: MatchInstant,
): string {
  return at === null ? today : deadlineDay(new Date(at), deadline.timeZone)
}

const QUARTER_MS = 900_000

/** The start of the quarter hour that holds the instant: in every time zone, days begin on a quarter hour. */
export function quarterOf(at: MatchInstant): MatchInstant {
  if (at === null) return null
  return new Date(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS).toISOString()
}
