import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { sql } from 'drizzle-orm'
import { pieces } from '../../db/content-tables.ts'
import { subscribers } from '../../db/newsletter-tables.ts'

/**
 * The instant of something that is published now: later than all that were given before, of whichever process's clock.
 * Until the commit nobody else gets one. So who has read up to one of them has missed nothing before it.
 */
export async function publishingInstant(tx: Database, now: Date): Promise<Date> {
  await holdName(tx, 'donors_content.published')
  // What was told may have been taken off since.
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    select (extract(epoch from greatest(
      (select max(${pieces.publishedAt}) from ${pieces}),
      (select max(${subscribers.toldUpTo}) from ${subscribers})
    )) * 1000)::float8 as last`)
  return new Date(Math.max(now.getTime(), (rows[0]?.last ?? 0) + 1))
}
