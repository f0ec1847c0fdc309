import type { Clock } from '../core/clock.ts'
import { createInbox } from './inbox.ts'
import type { Inbox } from './inbox.ts'
import { claimIdempotencyKey } from './idempotency.ts'
import { createOutbox } from './outbox.ts'
import type { Outbox } from './outbox.ts'
import type { Database, Postgres } from '../database/postgres.ts'

/** What work sees of its transaction: the service's stores on it, and the outbox. */
export type Transaction<Stores> = Stores & { outbox: Outbox }

/** Runs `work` in one transaction: its stores' changes, its events and its jobs all happen or none. */
export type UnitOfWork<Stores> = <T>(
  work: (tx: Transaction<Stores>) => Promise<T>,
) => Promise<T>

const inboxOf = Symbol('inbox')

/**
 * @param bind makes the service's stores on a database handle, as a plain object; also usable as
 *   `bind(postgres.db)` for reads outside of a transaction
 * @param options the clock of events, and kit/tracing's `traceparent` to carry the trace on
 */
export function makeUnitOfWork<Stores extends object>(
  postgres: Postgres,
  bind: (db: Database) => Stores,
  options: { clock?: Clock; traceparent?: () => string | undefined } = {},
): UnitOfWork<Stores> {
  return (work) =>
    claimIdempotencyKey(postgres, (claim) =>
      postgres.transaction(async (tx) => {
        await claim(tx)
        return work({
          ...bind(tx),
          outbox: createOutbox(tx, options),
          [inboxOf]: createInbox(tx),
        })
      }),
    )
}

/** The inbox of a transaction that `makeUnitOfWork` made; not for use cases. */
export function inboxIn(tx: object): Inbox {
  const inbox: unknown = Reflect.get(tx, inboxOf)
  if (inbox === undefined) throw new Error('Not a transaction of makeUnitOfWork')
  return inbox as Inbox
}
