import type { Deadline } from '@landfall/calendar/deadline'
import type { ScholarshipFacts } from '@landfall/proto-events/catalog/scholarship-facts'
import { deadlineZone } from '@landfall/calendar/zone'

/** Uses the graph's field names of a scholarship. */
export type PublishedProgram = NonNullable<ScholarshipFacts['program']>

/** What this service knows about a scholarship, a read copy of catalog's record. */
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
  /** Null if it came only with an older version of catalog's events. */
  slug: string | null
  sourceUrl: string | null
  /** Everything else that its organization stated; null if it came only with older events. */
  program?: PublishedProgram | null
  /** It names no other address to apply at; false if it came only with older events. */
  isAppliedHere: boolean
  /** When catalog published this version. */
  updatedAt: Date | null
  version: number
}

type Saved = Pick<ScholarshipCopy, 'status' | 'closedReason'>

/** Students may save whatever they can find, including closed awards, but not what moderators hide. */
export function canBeSaved(copy: Saved): boolean {
  return copy.status === 'published' || (copy.status === 'closed' && !isHidden(copy))
}

/** Held back as a suspected scam, or removed as one. */
export function isHidden({ closedReason }: Saved): boolean {
  return closedReason === 'held' || closedReason === 'removed'
}

/** The deadline's columns of a copy. */
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
