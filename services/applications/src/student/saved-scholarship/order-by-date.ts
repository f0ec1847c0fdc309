import { comingDeadline, endOfDeadline } from '@landfall/calendar/deadline'
import { deadlineOf } from '../scholarship-copy/scholarship-copy.ts'
import type { DatedSave, SavedPosition } from './saved-scholarship.store.ts'

/** A position in a list by date. */
export type DatedPosition = SavedPosition & {
  /** When its deadline ends in its own zone; null if none is ahead. */
  endsAt: Date | null
}

/** After all instants. */
const NEVER_MS = Number.MAX_SAFE_INTEGER

/**
 * Saved scholarships by deadline, the first to end first, if they are open with a known deadline ahead. The others
 * come last, newest first. Sorted here because the database does not know every time zone that we use.
 */
export function orderedByDate(saves: readonly DatedSave[], now: Date): DatedPosition[] {
  return saves
    .map(({ id, createdAt, copy }) => ({ id, createdAt, endsAt: endOf(copy, now) }))
    .toSorted(byDate)
}

/** Negative if the first comes before the second. */
export function byDate(a: DatedPosition, b: DatedPosition): number {
  const between =
    (a.endsAt?.getTime() ?? NEVER_MS) - (b.endsAt?.getTime() ?? NEVER_MS) ||
    b.createdAt.getTime() - a.createdAt.getTime()
  if (between !== 0 || a.id === b.id) return between
  return a.id > b.id ? -1 : 1
}

function endOf(copy: DatedSave['copy'], now: Date): Date | null {
  const deadline = copy?.status === 'published' && comingDeadline(deadlineOf(copy), now)
  return deadline ? endOfDeadline(deadline) : null
}
