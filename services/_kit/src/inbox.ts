import { sql } from 'drizzle-orm'
import type { EventEnvelope } from '@landfall/proto-events'
import type { Database } from './postgres.ts'

/** Remembers which events had their effect here. */
export type Inbox = {
  /** True the first time; another transaction with the same event waits until this one ends. */
  accept(event: EventEnvelope<unknown>): Promise<boolean>
}

/** @param tx the transaction in which the event has its effect */
export function createInbox(tx: Database): Inbox {
  return {
    accept: async (event) => {
      const added = await tx.execute(sql`
        insert into inbox (event_id, event_type) values (${event.id}, ${event.type})
        on conflict do nothing`)
      return added.rowCount === 1
    },
  }
}
