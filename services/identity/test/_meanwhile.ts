import type { Database } from '@landfall/kit/database/postgres'
import { eventually } from '@landfall/kit/testing/eventually'
import { sql } from 'drizzle-orm'
import type { Identity } from './_app.ts'

/**
 * Runs an act against a concurrent transaction, which does `first`, sees the act wait for it, does `finally` and
 * commits. @returns the act's answer
 */
export async function meanwhile<T>(
  { postgres }: Identity,
  o: {
    act(): Promise<T>
    first(tx: Database): Promise<unknown>
    finally?(tx: Database): Promise<unknown>
  },
): Promise<T> {
  const { answer } = await postgres.transaction(async (tx) => {
    await o.first(tx)
    const answer = o.act()
    await eventually(() => somebodyWaits(postgres.db))
    await o.finally?.(tx)
    return { answer }
  })
  return answer
}

async function somebodyWaits(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`)
  return rowCount !== 0
}

/** Fails when another transaction holds one of these rows. */
export function expectFree(tx: Database, table: string): Promise<unknown> {
  return tx.execute(sql`select from ${sql.identifier(table)} for update nowait`)
}
