import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/**
 * What a match is ranked by, in one number: awards of a round that is over stand behind all others,
 * however well they fit, and within both the pre-score decides.
 */
export const AHEAD_TENTHS = 1024

type Dated = Pick<ListingCriteria, 'deadline'>

/** The last known deadline has passed, and nobody knows of another; `today` is YYYY-MM-DD. */
export function isRoundOver(
  { deadline: { date, precision } }: Dated,
  today: string,
): boolean {
  return (
    date !== null && date < today && (precision === 'exact' || precision === 'last-known')
  )
}

/** A day of this round is known, certain or as it is each year, and it is still to come. */
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
