import type { ClosedReason, ScholarshipStatus } from '#gql/graphql'

type Listing = { status: ScholarshipStatus; closedReason?: ClosedReason | null }

const closed: Readonly<Record<ClosedReason, string>> = {
  DEADLINE: 'Closed: the deadline has passed.',
  OWNER: 'Closed to applications.',
  ABSENT: 'Closed: its source no longer lists it.',
  HELD: 'On hold: its wording looks like a scam.',
  REMOVED: 'Removed: it may not be genuine.',
}

/** Whether students can find it and apply; nothing else is invited to, or counted down. */
export function isOpen({ status }: Pick<Listing, 'status'>): boolean {
  return status === 'PUBLISHED'
}

/** What a listing is that was open once, in place of its deadline; null for others. */
export function standingInWords({ status, closedReason }: Listing): string | null {
  // What was taken away and then put away was taken away.
  if (closedReason) return closed[closedReason]
  if (status === 'CLOSED') return closed.OWNER
  return status === 'ARCHIVED' ? 'No longer listed here.' : null
}
