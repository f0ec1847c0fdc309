/** A signed-in device. `sid` (the hash of the cookie's token) stays in the store. */
export type Session = {
  id: string
  userId: string
  userAgent: string | null
  address: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

const SESSION_DAYS = 30
const dayMs = 86_400_000
/** A session that is used gets its 30 days again, but not with a write for every request. */
const TOUCH_AFTER_MS = 5 * 60_000

/** When a session that is used now ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * dayMs)
}

/** Whether its last use is long enough ago to be written down again. */
export function needsTouch(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= TOUCH_AFTER_MS
}
