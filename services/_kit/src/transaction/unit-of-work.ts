import type { Clock } from '../core/clock.ts'
import { createEventTries } from './event-tries.ts'
import type { EventTries } from './event-tries.ts'
import { createInbox } from './inbox.ts'
import type { Inbox } from './inbox.ts'
import { transactWithKey } from './idempotency.ts'
import { createOutbox } from './outbox.ts'
import type { Outbox, OutboxKind } from './outbox.ts'
import { createOutboxNotice } from './outbox-notice.ts'
import type { Database, Postgres } from '../database/postgres.ts'

/** A transaction as `work` sees it: the service's stores in it, and the outbox. */
export type Transaction<Stores> = Stores & { outbox: Outbox }

/** Runs `work` in one transaction: its stores' changes, its events and its jobs all happen or none. */
export type UnitOfWork<Stores> = <T>(
  work: (tx: Transaction<Stores>) => Promise<T>,
) => Promise<T>

const inboxOf = Symbol('inbox')
const triesOf = Symbol('tries')

/**
 * @param bind makes the service's stores on a database handle, as a plain object; also usable as
 *   `bind(postgres.db)` for reads outside of a transaction
 * @param options the clock of events
 */
export function makeUnitOfWork<Stores extends object>(
  postgres: Postgres,
  bind: (db: Database) => Stores,
  options: { clock?: Clock } = {},
): UnitOfWork<Stores> {
  const notify = createOutboxNotice(postgres)
  return async (work) => {
    const written = new Set<OutboxKind>()
    const onWritten = (kind: OutboxKind) => void written.add(kind)
    const value = await transactWithKey(postgres, (tx) =>
      work({
        ...bind(tx),
        outbox: createOutbox(tx, { ...options, onWritten }),
        [inboxOf]: createInbox(tx),
        [triesOf]: createEventTries(tx),
      }),
    )
    notify(written)
    return value
  }
}

/** The count of tries, in a transaction that `makeUnitOfWork` made; not for use cases. */
export function eventTriesIn(tx: object): EventTries {
  const tries: unknown = Reflect.get(tx, triesOf)
  if (tries === undefined) throw new Error('Not a transaction of makeUnitOfWork')
  return tries as EventTries
}

/** The inbox of a transaction that `makeUnitOfWork` made; not for use cases. */
export function inboxIn(tx: object): Inbox {
  const inbox: unknown = Reflect.get(tx, inboxOf)
  if (inbox === undefined) throw new Error('Not a transaction of makeUnitOfWork')
  return inbox as Inbox
}
