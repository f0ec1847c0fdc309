import type { ClosedReason, ScholarshipStatus } from '#gql/graphql'

type Listing = { status: ScholarshipStatus; closedReason?: ClosedReason | null }

const closed: Readonly<Record<ClosedReason, string>> = {
  DEADLINE: 'Closed: the deadline has passed.',
  OWNER: 'Closed to applications.',
  ABSENT: 'Closed: its source no longer lists it.',
  HELD: 'On hold: its wording looks like a scam.',
  REMOVED: 'Removed: it may not be genuine.',
}

/** Whether students can find the listing and apply; no other listing has an invitation or a countdown. */
export function isOpen({ status }: Pick<Listing, 'status'>): boolean {
  return status === 'PUBLISHED'
}

/** The state of a listing that is no longer open, shown in place of its deadline; null for others. */
export function standingInWords({ status, closedReason }: Listing): string | null {
  // A listing that was taken away and then archived counts as taken away.
  if (closedReason) return closed[closedReason]
  if (status === 'CLOSED') return closed.OWNER
  return status === 'ARCHIVED' ? 'No longer listed here.' : null
}
