import type { Deadline } from '@landfall/calendar/deadline'
import type { ScholarshipFacts } from '@landfall/proto-events/catalog/scholarship-facts'
import { deadlineZone } from '@landfall/calendar/zone'

/** By the names that the graph gives the fields of a scholarship. */
export type PublishedProgram = NonNullable<ScholarshipFacts['program']>

/** What this service knows of a scholarship, a read copy of the catalogue's record. */
export type ScholarshipCopy = {
  scholarshipId: string
  status: 'draft' | 'published' | 'closed' | 'archived'
  closedReason: 'deadline' | 'owner' | 'absent' | 'held' | 'removed' | null
  title: string
  provider: string
  /** The organization that made it; null for listings from elsewhere. */
  ownerId: string | null
  /** YYYY-MM-DD, in `deadlineTimeZone`. */
  deadlineDate: string | null
  deadlinePrecision: string
  deadlineTimeZone: string
  /** Null where only an older version of the catalogue's events told of it. */
  slug: string | null
  sourceUrl: string | null
  /** Everything else that its organization stated; null where only older events told of it. */
  program?: PublishedProgram | null
  /** It names no other address to apply at; false where only older events told of it. */
  isAppliedHere: boolean
  /** When the catalog told this version. */
  updatedAt: Date | null
  version: number
}

type Saved = Pick<ScholarshipCopy, 'status' | 'closedReason'>

/** Students may newly save what they can find, closed awards too; not what moderators hide. */
export function canBeSaved(copy: Saved): boolean {
  return copy.status === 'published' || (copy.status === 'closed' && !isHidden(copy))
}

/** Held back as a suspected scam, or removed as one. */
export function isHidden({ closedReason }: Saved): boolean {
  return closedReason === 'held' || closedReason === 'removed'
}

/** What a copy has of the deadline. */
export type DeadlineColumns = Pick<
  ScholarshipCopy,
  'deadlineDate' | 'deadlinePrecision' | 'deadlineTimeZone'
>

export function deadlineOf(copy: DeadlineColumns): Deadline {
  return {
    date: copy.deadlineDate,
    precision: copy.deadlinePrecision,
    timeZone: deadlineZone(copy.deadlineTimeZone),
  }
}

/** The page of a scholarship on this site, at the part about reminders if wanted. */
export function pageOf(
  { scholarshipId, slug }: ScholarshipCopy,
  part?: 'reminders',
): string {
  const path = `/scholarships/${encodeURIComponent(slug ?? scholarshipId)}`
  return part ? `${path}#${part}` : path
}
