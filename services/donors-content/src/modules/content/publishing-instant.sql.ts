import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { sql } from 'drizzle-orm'
import { pieces } from '../../db/content-tables.ts'
import { subscribers } from '../../db/newsletter-tables.ts'

/**
 * The publication time of a piece that is published now: later than every earlier one, whichever process's clock gave
 * it. Until the commit no other transaction gets one, so a reader who has read up to one has missed nothing before it.
 */
export async function publishingInstant(tx: Database, now: Date): Promise<Date> {
  await holdName(tx, 'donors_content.published')
  // The newest piece that a subscriber was told of may have been taken off since.
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    select (extract(epoch from greatest(
      (select max(${pieces.publishedAt}) from ${pieces}),
      (select max(${subscribers.toldUpTo}) from ${subscribers})
    )) * 1000)::float8 as last`)
  return new Date(Math.max(now.getTime(), (rows[0]?.last ?? 0) + 1))
}
