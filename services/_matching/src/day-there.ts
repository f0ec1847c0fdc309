import { deadlineDay } from '@landfall/calendar/zone'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/** The instant of a match, as ISO text. Null: deadlines have the day of the match, as those had of which no instant was kept. */
export type MatchInstant = string | null

/** Today where the listing's deadline ends. @param today of the match, for all that is no deadline */
export function dayThere(
  { deadline }: Pick<ListingCriteria, 'deadline'>,
  today: string,
  at: MatchInstant,
): string {
  return at === null ? today : deadlineDay(new Date(at), deadline.timeZone)
}

const QUARTER_MS = 900_000

/** The quarter of an hour that the instant lies in: in every zone days begin with one. */
export function quarterOf(at: MatchInstant): MatchInstant {
  if (at === null) return null
  return new Date(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS).toISOString()
}
