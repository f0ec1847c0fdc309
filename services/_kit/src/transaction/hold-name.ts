import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/postgres.ts'

/**
 * Until the transaction ends, whoever else asks for the same name waits: for what no row can be locked, as what is
 * still to be counted or inserted. Names are those of the whole database, which services share; a hash stands for
 * each, so that two names may, very seldom, wait for each other.
 * @param tx a transaction; outside of one it is let go at once
 * @param seed of the hash: the same name with another one is another name
 */
export async function holdName(tx: Database, name: string | SQL, seed = 0): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${seed}))`)
}

/** Until the transaction ends, whoever holds the name waits; others who share it do not. */
export async function shareName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}
