/**
 * How long facts about people may travel, in days. An erased account is told of again once nothing that was said before
 * it can reach anybody any more.
 */

export const DAY_MS = 86_400_000

/** A fact stays in its stream; a reader that was away for longer asks for a republish. */
export const EVENT_KEPT_DAYS = 14

/** An event that could not be handled waits to be replayed or dropped. */
export const DEAD_LETTER_KEPT_DAYS = 14

/** An event that is older when it fails again is gone: replays would keep what was erased for ever. */
export const OLDEST_FAILED_EVENT_DAYS = 28

/** From an event to its last possible delivery: it fails at the last moment, is replayed at the last, and waits. */
export const LAST_DELIVERY_DAYS =
  OLDEST_FAILED_EVENT_DAYS + DEAD_LETTER_KEPT_DAYS + EVENT_KEPT_DAYS
