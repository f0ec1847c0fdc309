import { comingDeadline, endOfDeadline } from '@landfall/calendar/deadline'
import { deadlineOf } from '../scholarship-copy/scholarship-copy.ts'
import type { DatedSave, SavedPosition } from './saved-scholarship.store.ts'

/** A place in a list by date. */
export type DatedPosition = SavedPosition & {
  /** When its deadline is over where it is; null where none lies ahead. */
  endsAt: Date | null
}

/** Behind all instants. */
const NEVER_MS = Number.MAX_SAFE_INTEGER

/**
 * What a student keeps, the first to end first: as far as a deadline is known and ahead of an open scholarship. The
 * others come last, newest first. Here and not in the database, which does not know every zone that we do.
 */
export function orderedByDate(saves: readonly DatedSave[], now: Date): DatedPosition[] {
  return saves
    .map(({ id, createdAt, copy }) => ({ id, createdAt, endsAt: endOf(copy, now) }))
    .toSorted(byDate)
}

/** Negative when the first one stands before the second. */
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
