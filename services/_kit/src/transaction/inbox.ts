import { sql } from 'drizzle-orm'
import type { EventEnvelope } from '@landfall/proto-events'
import type { Database } from '../database/postgres.ts'

/** Remembers which events had their effect here. */
export type Inbox = {
  /** True the first time; another transaction with the same event waits until this one ends. */
  accept(event: EventEnvelope<unknown>): Promise<boolean>
  /** The same for several with one statement; returns the ids of the new ones. */
  acceptAll(events: readonly EventEnvelope<unknown>[]): Promise<ReadonlySet<string>>
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
    acceptAll: async (events) => {
      // In one order, so that two workers with the same events wait instead of locking each other out.
      const rows = events.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const added = await tx.execute<{ event_id: string }>(sql`
        insert into inbox (event_id, event_type)
        select (row->>'id')::uuid, row->>'type'
        from jsonb_array_elements(${JSON.stringify(rows.map(({ id, type }) => ({ id, type })))}::jsonb)
          with ordinality as given(row, place)
        order by place
        on conflict do nothing
        returning event_id`)
      return new Set(added.rows.map((row) => row.event_id))
    },
  }
}
