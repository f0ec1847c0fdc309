export const SAVED_STATUSES = [
  'not_applied',
  'planned',
  'applied',
  'accepted',
  'rejected',
] as const

/** How far the application is, as the student sets it by hand, in any order. */
export type SavedStatus = (typeof SAVED_STATUSES)[number]

/** Statuses of scholarships still to be applied for. */
export const TO_APPLY: readonly SavedStatus[] = ['not_applied', 'planned']

/** What a saved scholarship is unique by. */
export type SavedKey = { studentId: string; scholarshipId: string }

/** The key as one word, for maps. */
export function keyOf({ studentId, scholarshipId }: SavedKey): string {
  return `${studentId}:${scholarshipId}`
}

/** How many fit into one plan of reminders; a longer list is a program's mistake. */
export const MAX_SAVED = 2_000

/** One scholarship that one student saved. Unique per (studentId, scholarshipId). */
export type SavedScholarship = {
  id: string
  studentId: string
  scholarshipId: string
  applicationStatus: SavedStatus
  notes: string | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What a change may touch; an absent key leaves its field as it is, `null` notes clear them. */
export type SavedScholarshipChange = {
  applicationStatus?: SavedStatus
  notes?: string | null
}

/** Longest note in characters: enough for a page of text, small enough for a phone's line. */
export const NOTES_MAX_LENGTH = 5_000

/**
 * What saving again does to an existing record. Saving twice changes nothing; opening the provider's page moves "not
 * applied" to "planned", but never overrides a status that the student set.
 */
export function mergeOnSave(
  existing: Pick<SavedScholarship, 'applicationStatus' | 'notes'>,
  wanted: SavedScholarshipChange,
): SavedScholarshipChange {
  const change: SavedScholarshipChange = {}
  if (
    existing.applicationStatus === 'not_applied' &&
    wanted.applicationStatus &&
    wanted.applicationStatus !== 'not_applied'
  ) {
    change.applicationStatus = wanted.applicationStatus
  }
  if (existing.notes === null && wanted.notes) change.notes = wanted.notes
  return change
}

/** The record with the change applied and the next version; the same object if nothing changes. */
export function changeSaved(
  saved: SavedScholarship,
  change: SavedScholarshipChange,
  now: Date,
): SavedScholarship {
  const applicationStatus = change.applicationStatus ?? saved.applicationStatus
  const notes = change.notes === undefined ? saved.notes : change.notes
  if (applicationStatus === saved.applicationStatus && notes === saved.notes) return saved
  return { ...saved, applicationStatus, notes, version: saved.version + 1, updatedAt: now }
}
