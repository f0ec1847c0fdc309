/** The stages of a scholarship's life. */
export const SCHOLARSHIP_STATUSES = ['draft', 'published', 'closed', 'archived'] as const
export type ScholarshipStatus = (typeof SCHOLARSHIP_STATUSES)[number]

/** Who may see it, whatever its status: `held` waits for a moderator, `removed` was removed by one. */
export type Visibility = 'public' | 'held' | 'removed'

/** Why it takes no more applications; `absent`: its source no longer lists it. */
export type ClosedReason = 'deadline' | 'owner' | 'absent' | 'held' | 'removed'

/** The whole state of a listing. Published ones are public, which a constraint of the table ensures. */
export type ListingState = {
  status: ScholarshipStatus
  visibility: Visibility
  /** Null if it is not closed. */
  closedReason: ClosedReason | null
}

/** What searches, lists and counts find: open listings and, if requested, closed ones. */
export const FINDABLE = {
  open: ['published'],
  withPast: ['published', 'closed'],
} as const satisfies Record<string, readonly ScholarshipStatus[]>

export type Findable = keyof typeof FINDABLE

/** Whether a search finds it; `listing-status.sql.ts` says the same to PostgreSQL. */
export function isFindable(
  { status, visibility }: Pick<ListingState, 'status' | 'visibility'>,
  among: Findable,
): boolean {
  return visibility === 'public' && FINDABLE[among].some((known) => known === status)
}

/** Whether everybody may read its page: a listing that was ever public stays readable for those who saved it. */
export function isReadable(
  listing: Pick<ListingState, 'status' | 'visibility'> & { publishedAt: Date | null },
): boolean {
  if (listing.visibility !== 'public' || listing.status === 'draft') return false
  return listing.status !== 'archived' || listing.publishedAt !== null
}

type Stateful = ListingState & {
  version: number
  publishedAt: Date | null
  updatedAt: Date
}

/** The next version of a record, open to students. */
export function published<T extends Stateful>(record: T, now: Date): T {
  return {
    ...next(record, now),
    ...state('published'),
    publishedAt: record.publishedAt ?? now,
  }
}

/** The next version of a record, closed. */
export function closed<T extends Stateful>(record: T, reason: ClosedReason, now: Date): T {
  return { ...next(record, now), ...state('closed', reason) }
}

/** The next version of a record, archived; a hidden record stays hidden. */
export function archived<T extends Stateful>(record: T, now: Date): T {
  return { ...next(record, now), status: 'archived' }
}

/** The next version of a record that a moderator removes; a record that nobody has seen is archived. */
export function removed<T extends Stateful>(record: T, now: Date): T {
  const wasShown = record.status === 'published' || record.status === 'closed'
  return wasShown
    ? { ...next(record, now), ...state('closed', 'removed') }
    : { ...next(record, now), ...state('archived'), visibility: 'removed' }
}

/** A record that the rules hold back: a draft if it is new, closed if students could find it. */
export function held<T extends Stateful>(record: T): T {
  return record.version === 1
    ? { ...record, ...state('draft'), visibility: 'held', publishedAt: null }
    : { ...record, ...state('closed', 'held') }
}

/**
 * The next version of a hidden record that a moderator cleared: a record that the rules had closed is open again
 * unless its owner may not publish; a record that a moderator had removed may be published by its owner.
 */
export function cleared<T extends Stateful>(record: T, mayShow: boolean, now: Date): T {
  if (record.closedReason === 'held' && mayShow) return published(record, now)
  const reason = record.status === 'closed' ? 'owner' : null
  return { ...next(record, now), ...state(record.status, reason) }
}

/**
 * The next version of a record in its state before somebody's decision; closed instead of open if its owner may not
 * publish now.
 */
export function restored<T extends Stateful>(
  record: T,
  to: ListingState,
  mayShow: boolean,
  now: Date,
): T {
  if (to.status !== 'published') return { ...next(record, now), ...to }
  return mayShow ? published(record, now) : closed(record, 'owner', now)
}

/** The next version of a listing that returns to the review queue, as if nobody had decided. */
export function requeued<T extends Stateful>(record: T, now: Date): T {
  return { ...next(record, now), status: 'draft', closedReason: null, publishedAt: null }
}

function next<T extends Stateful>(record: T, now: Date): T {
  return { ...record, version: record.version + 1, updatedAt: now }
}

function state(status: ScholarshipStatus, closedReason: ClosedReason | null = null) {
  const isHidden = closedReason === 'held' || closedReason === 'removed'
  const visibility: Visibility = isHidden ? closedReason : 'public'
  return { status, visibility, closedReason }
}
