import { sql } from 'drizzle-orm'
import { ConfigError } from '../process/config.ts'
import type { Postgres } from './postgres.ts'

/**
 * Ensures that acknowledged writes are never lost.
 * @throws ConfigError if PostgreSQL's settings let a crash lose writes that it has acknowledged
 */
export async function refuseLossyPostgres(postgres: Pick<Postgres, 'db'>): Promise<void> {
  const { rows } = await postgres.db.execute<{ name: string }>(sql`
    select name from pg_settings
    where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(' and ')
  throw new ConfigError(
    `PostgreSQL may lose what it has acknowledged: ${names} is off. Set it to on; ` +
      'ALLOW_LOSSY_STORES=true starts all the same, for what may be lost.',
  )
}
