import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/postgres.ts'

/**
 * Until the transaction ends, others who ask for the same name wait. For cases in which there is no
 * row to lock, such as something still to be counted or inserted. Names are shared by all services of
 * the database; each is hashed, so two names may, very rarely, wait for each other.
 * @param tx a transaction; outside of one, the lock is released at once
 * @param seed of the hash: the same name with another seed is another name
 */
export async function holdName(tx: Database, name: string | SQL, seed = 0): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${seed}))`)
}
