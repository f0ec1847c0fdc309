import {
  changeSaved,
  NOTES_MAX_LENGTH,
  type SavedScholarship,
  type SavedStatus,
} from '../saved-scholarship/saved-scholarship.ts'

/** When two saved rows merge, the later status in this order wins. */
const ORDER: readonly SavedStatus[] = [
  'not_applied',
  'planned',
  'applied',
  'rejected',
  'accepted',
]

/** The row that stays, with status and notes of the other one; the same object if they add nothing. */
export function mergeSaved(
  kept: SavedScholarship,
  other: SavedScholarship,
  now: Date,
): SavedScholarship {
  const applicationStatus = further(kept.applicationStatus, other.applicationStatus)
  return changeSaved(kept, { applicationStatus, notes: joined(kept, other) }, now)
}

/** Undoes what a merge changed, unless the student has changed it since. */
export function unmergeSaved(
  current: SavedScholarship,
  { was, other }: { was: SavedScholarship; other: SavedScholarship },
  now: Date,
): SavedScholarship {
  const merged = mergeSaved(was, other, now)
  const isSame =
    current.applicationStatus === merged.applicationStatus && current.notes === merged.notes
  const { applicationStatus, notes } = was
  return isSame ? changeSaved(current, { applicationStatus, notes }, now) : current
}

function further(one: SavedStatus, other: SavedStatus): SavedStatus {
  return ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one
}

function joined(
  { notes: one }: SavedScholarship,
  { notes: other }: SavedScholarship,
): string | null {
  if (one === null || other === null || one === other) return one ?? other
  return `${one}\n\n${other}`.slice(0, NOTES_MAX_LENGTH)
}
