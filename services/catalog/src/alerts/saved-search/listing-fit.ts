import { createHash } from 'node:crypto'
import type { DeadlinePrecision } from '../../record/scholarship/deadline.ts'
import type { ListingFacts } from '../../search/filter/clause.ts'
import type { ScholarshipStatus } from '../../record/scholarship/listing-status.ts'

/** The part of a listing that saved searches are compared with: the columns that a search filters by. */
export type ListingFit = ListingFacts & {
  status: ScholarshipStatus
  /** US dollars; null when unknown. */
  least: number | null
  most: number | null
  deadlinePrecision: DeadlinePrecision
  deadlineDate: string | null
  /** When the deadline above ends. */
  rollsAt: string | null
  /** As PostgreSQL writes a tsvector. */
  words: string
}

/** Whether students can still apply: it is shown, and its deadline is not known to have passed. */
export function isOpen(listing: ListingFit | null, now: Date): listing is ListingFit {
  if (listing === null || listing.status !== 'published') return false
  if (listing.deadlinePrecision === 'last-known') return false
  const { deadlinePrecision, rollsAt } = listing
  const isOver = rollsAt !== null && new Date(rollsAt).getTime() <= now.getTime()
  return !(deadlinePrecision === 'exact' && isOver)
}

/**
 * Why a listing is new to a search that it fits now and did not fit before. The same cause has the
 * same words, so a listing that changes back and forth is reported once: the first publication is one
 * cause; otherwise the cause is the previous state together with what the filters see now.
 */
export function reasonOf(before: ListingFit | null, after: ListingFit, at: Date): string {
  if (before === null || before.status === 'draft') return 'published'
  const kind = isOpen(before, at) ? 'changed' : 'reopened'
  // Leaves out the words: a comma moves all their positions.
  const { words: _words, rollsAt: _rollsAt, ...facts } = after
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
  return `${kind}:${hash.slice(0, 22)}`
}
