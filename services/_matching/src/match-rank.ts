import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/**
 * Added to a score so that one number ranks matches: awards whose round is over come after all others, however well
 * they fit, and within both groups the pre-score decides.
 */
export const AHEAD_TENTHS = 1024

type Dated = Pick<ListingCriteria, 'deadline'>

/** Whether the last known deadline has passed with no next one known; `today` is YYYY-MM-DD. */
export function isRoundOver(
  { deadline: { date, precision } }: Dated,
  today: string,
): boolean {
  return (
    date !== null && date < today && (precision === 'exact' || precision === 'last-known')
  )
}

/** Whether this round has a known date, certain or recurring each year, that is still to come. */
export function hasDateAhead(
  { deadline: { date, precision } }: Dated,
  today: string,
): boolean {
  return (
    date !== null && date >= today && precision !== 'none' && precision !== 'last-known'
  )
}

/** AHEAD_TENTHS unless the round is over. */
export function aheadTenths(listing: Dated, today: string): number {
  return isRoundOver(listing, today) ? 0 : AHEAD_TENTHS
}
