import type { Postgres } from '@landfall/kit/database/postgres'

/**
 * Runs work while no other process runs work under the same name, by an advisory lock of a
 * connection of its own: it goes when the process does.
 */
export async function runAlone<T>(
  postgres: Postgres,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = await postgres.pool.connect()
  try {
    // The wait lasts as long as the other process's work.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return await work()
  } finally {
    // Closes the connection, which gives back the lock and the changed timeout.
    client.release(true)
  }
}
