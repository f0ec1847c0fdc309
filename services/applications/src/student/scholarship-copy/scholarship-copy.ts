import type { Deadline } from '@landfall/calendar/deadline'
import { deadlineZone } from '@landfall/calendar/zone'

/** What this service knows of a scholarship, a read copy of the catalogue's record. */
export type ScholarshipCopy = {
  scholarshipId: string
  status: 'draft' | 'published' | 'closed' | 'archived'
  title: string
  provider: string
  /** The organisation that made it; null for listings from elsewhere. */
  ownerId: string | null
  /** YYYY-MM-DD, in `deadlineTimeZone`. */
  deadlineDate: string | null
  deadlinePrecision: string
  deadlineTimeZone: string
  /** Null where only an older version of the catalogue's events told of it. */
  slug: string | null
  sourceUrl: string | null
  /** When the catalogue told this version. */
  updatedAt: Date | null
  version: number
}

/** Students may newly save what they can find; a closed award may be kept by those who have it. */
export function canBeSaved(copy: Pick<ScholarshipCopy, 'status'>): boolean {
  return copy.status === 'published' || copy.status === 'closed'
}

export function deadlineOf(copy: ScholarshipCopy): Deadline {
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
