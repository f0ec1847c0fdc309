import type { Postgres } from '../database/postgres.ts'
import type { OutboxKind } from './outbox.ts'

/** Notifications within this time are sent as one. */
const everyMs = 20

/**
 * Wakes the relay after rows were committed. A transaction that notifies takes a server-wide lock when
 * it commits, so commits could not be flushed together. So the relay is notified afterward, on another
 * connection, at most once in 20 ms. If a notification is lost, the relay's poll finds the rows.
 */
export function createOutboxNotice(
  postgres: Postgres,
): (kinds: Iterable<OutboxKind>) => void {
  const waiting = new Set<OutboxKind>()
  let timer: NodeJS.Timeout | null = null
  let lastAt = -Infinity
  const send = () => {
    timer = null
    lastAt = performance.now()
    const kinds = [...waiting]
    waiting.clear()
    const text = `select ${kinds.map((_, at) => `pg_notify($1, $${at + 2})`).join()}`
    postgres.pool
      .query(text, [`outbox_${postgres.schema}`, ...kinds])
      .catch(() => undefined)
  }
  return (kinds) => {
    for (const kind of kinds) waiting.add(kind)
    if (waiting.size === 0 || timer) return
    timer = setTimeout(send, Math.max(0, lastAt + everyMs - performance.now()))
  }
}
