import { DAY_MS, LAST_DELIVERY_DAYS } from '@landfall/kit/core/retention'

/** How long a person may change their mind. */
const GRACE_DAYS = 14

/**
 * A fact that was published before the erasure, and reaches a service after it, would leave something of the person
 * there. So the erasure is published once more when no such fact can come anymore.
 */
export const REPUBLISH_AFTER_DAYS = LAST_DELIVERY_DAYS + 1

/** The wish to have one's account erased, and then the erasure itself. */
export type Erasure = {
  userId: string
  requestedAt: Date
  /** When it happens; afterward, when it is published a second time. */
  dueAt: Date
  erasedAt: Date | null
  /** The version of the event that published it; null before. */
  version: number | null
}

export function newErasure(userId: string, now: Date): Erasure {
  const dueAt = daysLater(now, GRACE_DAYS)
  return { userId, requestedAt: now, dueAt, erasedAt: null, version: null }
}

/** @param version of the event that publishes it */
export function erased(erasure: Erasure, version: number, now: Date): Erasure {
  return { ...erasure, erasedAt: now, version, dueAt: daysLater(now, REPUBLISH_AFTER_DAYS) }
}

function daysLater(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS)
}
