import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { cases, reports } from '../../db/moderation-tables.ts'
import type { Decision, ModerationCase, Report } from './moderation.ts'

export type CasePosition = { openedAt: Date; id: string }

export type ReportStore = ReturnType<typeof createReportStore>

/** Reports, and the moderation cases that they open. */
export function createReportStore(db: Database) {
  const open = isNull(cases.closedAt)
  const oldest = keyset({ openedAt: cases.openedAt, id: cases.id }, 'asc')

  return {
    /** Returns false if this person has reported the entry before. */
    async add(report: Report): Promise<boolean> {
      const rows = await db
        .insert(reports)
        .values(report)
        .onConflictDoNothing()
        .returning({ id: reports.id })
      return rows.length > 0
    },

    /** Opens a case, or adds to the one that is open. */
    async openCase(report: Report, id: string): Promise<ModerationCase> {
      const { entryId, weight, createdAt } = report
      const wasClosed = sql`${cases.closedAt} is not null`
      const [row] = await db
        .insert(cases)
        .values({ id, entryId, weight, reportCount: 1, openedAt: createdAt })
        .onConflictDoUpdate({
          target: cases.entryId,
          set: {
            weight: sql`case when ${wasClosed} then 0 else ${cases.weight} end + ${weight}`,
            reportCount: sql`case when ${wasClosed} then 0 else ${cases.reportCount} end + 1`,
            openedAt: sql`case when ${wasClosed} then ${createdAt.toISOString()}::timestamptz else ${cases.openedAt} end`,
            closedAt: null,
          },
        })
        .returning()
      if (!row) throw new Error('an upsert answered no row')
      return row
    },

    /** The open case of an entry, locked until the commit. */
    async findOpenCase(entryId: string): Promise<ModerationCase | null> {
      const [row] = await db
        .select()
        .from(cases)
        .where(and(open, eq(cases.entryId, entryId)))
        .for('update')
      return row ?? null
    },

    /** Whether no other entry has an open case; cases that somebody is deciding right now do not count. */
    async isOnlyOpen(entryId: string): Promise<boolean> {
      const others = await db
        .select({ id: cases.id })
        .from(cases)
        .where(and(open, ne(cases.entryId, entryId)))
        .limit(1)
        .for('share', { skipLocked: true })
      return others.length === 0
    },

    async close(entryId: string, decision: Decision, now: Date): Promise<void> {
      await db.update(cases).set({ closedAt: now }).where(eq(cases.entryId, entryId))
      await db
        .update(reports)
        .set({ decision })
        .where(and(eq(reports.entryId, entryId), isNull(reports.decision)))
    },

    /** Open cases, the oldest first. */
    async page(query: {
      after: CasePosition | null
      limit: number
    }): Promise<ModerationCase[]> {
      return db
        .select()
        .from(cases)
        .where(and(open, oldest.behind(query.after)))
        .orderBy(...oldest.orderBy)
        .limit(query.limit)
    },

    async countOpen(): Promise<number> {
      const [row] = await db.select({ total: count() }).from(cases).where(open)
      return row?.total ?? 0
    },

    /** Undecided reports of these entries, oldest first. */
    async undecided(entryIds: readonly string[]): Promise<Report[]> {
      return db
        .select()
        .from(reports)
        .where(and(inArray(reports.entryId, [...entryIds]), isNull(reports.decision)))
        .orderBy(asc(reports.createdAt))
    },
  }
}
