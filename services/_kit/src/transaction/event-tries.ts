import { sql } from 'drizzle-orm'
import type { Database } from '../database/postgres.ts'

/** One message of a stream, as its reader knows it. */
export type EventPlace = { type: string; sequence: number }

/**
 * Counts what JetStream can't tell apart: a try that failed, a try that ended with its process, and a
 * delivery that was never begun. Only messages in trouble have a row.
 */
export type EventTries = {
  /** Notes a failed try. @returns how many there are now */
  countFailure(place: EventPlace): Promise<number>
  /** Records that the event is being handled alone. @returns how often that happened before */
  beginAlone(place: EventPlace): Promise<number>
  forget(place: EventPlace): Promise<void>
}

export function createEventTries(tx: Database): EventTries {
  const count = async (
    column: 'failed' | 'begun_alone',
    { type, sequence }: EventPlace,
  ) => {
    const name = sql.identifier(column)
    const { rows } = await tx.execute<{ count: number }>(sql`
      insert into event_tries (event_type, sequence, ${name}) values (${type}, ${sequence}, 1)
      on conflict (event_type, sequence) do update set ${name} = event_tries.${name} + 1
      returning ${name} as count`)
    return rows[0]?.count ?? 1
  }
  return {
    countFailure: (place) => count('failed', place),
    beginAlone: async (place) => (await count('begun_alone', place)) - 1,
    forget: async ({ type, sequence }) => {
      await tx.execute(
        sql`delete from event_tries where event_type = ${type} and sequence = ${sequence}`,
      )
    },
  }
}
