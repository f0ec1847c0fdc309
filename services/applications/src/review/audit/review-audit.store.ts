import type { Database } from '@landfall/kit/database/postgres'
import { desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { applicationOpenings as openings } from '../../db/application-tables.ts'
import { reviewAudit as table, reviewNumbers as numbers } from '../../db/review-tables.ts'
import type { ReviewAuditEntry } from './review-audit.ts'

/** A place in the audit, newest first. */
export type AuditPosition = { at: Date; id: string }

export type ReviewAuditStore = ReturnType<typeof createReviewAuditStore>

const OPENED = 'application_opened'

/** What was done in reviews, including who opened which application. */
export function createReviewAuditStore(db: Database) {
  function all(scholarshipId: string) {
    const done = db
      .select({
        id: sql<string>`${table.id}::text`.as('entry_id'),
        applicationId: sql<string | null>`${table.applicationId}`.as(
          'entry_application_id',
        ),
        userId: sql<string>`${table.userId}`.as('entry_user_id'),
        action: sql<string>`${table.action}`.as('entry_action'),
        at: sql<string>`${table.at}`.as('entry_at'),
      })
      .from(table)
      .where(eq(table.scholarshipId, scholarshipId))
    const opened = db
      .select({
        id: sql<string>`concat_ws(' ', ${openings.applicationId}, ${openings.userId}, ${openings.day})`.as(
          'entry_id',
        ),
        applicationId: sql<string | null>`${openings.applicationId}`.as(
          'entry_application_id',
        ),
        userId: sql<string>`${openings.userId}`.as('entry_user_id'),
        action: sql<string>`${OPENED}::text`.as('entry_action'),
        at: sql<string>`${openings.at}`.as('entry_at'),
      })
      .from(openings)
      .innerJoin(numbers, eq(numbers.applicationId, openings.applicationId))
      .where(eq(numbers.scholarshipId, scholarshipId))
    return unionAll(done, opened).as('entries')
  }
  return {
    async add(entries: readonly ReviewAuditEntry[]): Promise<void> {
      if (entries.length > 0) await db.insert(table).values([...entries])
    },

    /** One page, the newest first; asks for `limit` rows after the position. */
    async page(
      scholarshipId: string,
      after: AuditPosition | null,
      limit: number,
    ): Promise<ReviewAuditEntry[]> {
      const entries = all(scholarshipId)
      const isBehind = after
        ? sql`(${entries.at}, ${entries.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
        : undefined
      const rows = await db
        .select()
        .from(entries)
        .where(isBehind)
        .orderBy(desc(entries.at), desc(entries.id))
        .limit(limit)
      return rows.map((row) => ({ ...row, scholarshipId, at: new Date(row.at) }))
    },

    async countOf(scholarshipId: string): Promise<number> {
      return db.$count(all(scholarshipId))
    },
  }
}
