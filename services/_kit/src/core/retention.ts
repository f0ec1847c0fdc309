/**
 * How long facts about people may travel, in days. An erasure is published again once no earlier fact
 * about the account can be delivered anymore.
 */

export const DAY_MS = 86_400_000

/** A fact stays in its stream; a reader that was away for longer asks for a republish. */
export const EVENT_KEPT_DAYS = 14

/** An event that could not be handled waits to be replayed or dropped. */
export const DEAD_LETTER_KEPT_DAYS = 14

/** An event that is older when it fails again is dropped; otherwise replays would keep erased data forever. */
export const OLDEST_FAILED_EVENT_DAYS = 28

/** From an event to its last possible delivery: it fails at the last moment, is replayed at the last, and waits. */
export const LAST_DELIVERY_DAYS =
  OLDEST_FAILED_EVENT_DAYS + DEAD_LETTER_KEPT_DAYS + EVENT_KEPT_DAYS
