import { DAY_MS, LAST_DELIVERY_DAYS } from '@landfall/kit/core/retention'

/** So long a person may change their mind. */
const GRACE_DAYS = 14

/**
 * A fact that was published before the erasure, and reaches a service after it, would leave something of the person
 * there. So the erasure is told once more when none can come anymore.
 */
export const REPUBLISH_AFTER_DAYS = LAST_DELIVERY_DAYS + 1

/** The wish to have one's account erased, and then the erasure itself. */
export type Erasure = {
  userId: string
  requestedAt: Date
  /** When it happens; afterward when it is told a second time. */
  dueAt: Date
  erasedAt: Date | null
  /** Of the event that told it; null before. */
  version: number | null
}

export function newErasure(userId: string, now: Date): Erasure {
  const dueAt = daysLater(now, GRACE_DAYS)
  return { userId, requestedAt: now, dueAt, erasedAt: null, version: null }
}

/** @param version of the event that tells it */
export function erased(erasure: Erasure, version: number, now: Date): Erasure {
  return { ...erasure, erasedAt: now, version, dueAt: daysLater(now, REPUBLISH_AFTER_DAYS) }
}

function daysLater(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS)
}
