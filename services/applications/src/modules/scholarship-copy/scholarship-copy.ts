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
  version: number
}

/** Students may newly save what they can find; a closed award may be kept by those who have it. */
export function canBeSaved(copy: Pick<ScholarshipCopy, 'status'>): boolean {
  return copy.status === 'published' || copy.status === 'closed'
}
