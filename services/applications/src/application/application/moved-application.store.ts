import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { scholarshipApplications as table } from '../../db/application-tables.ts'
import { applicationOfRow } from './application.row.ts'
import type { Application } from './application.ts'

type Moving = { from: string; to: string; limit: number; now: Date }

export type MovedApplicationStore = ReturnType<typeof createMovedApplicationStore>

/** Moves applications when their scholarship is merged into another, and back. */
export function createMovedApplicationStore(db: Database) {
  const other = alias(table, 'other')

  /** Moves the next applications from `from` whose students have none at `to`. */
  async function move(
    { from, to, limit, now }: Moving,
    o: { movedFrom: SQL; where?: SQL },
  ): Promise<Application[]> {
    const isThere = and(eq(other.studentId, table.studentId), eq(other.scholarshipId, to))
    const isFree = notExists(db.select({ id: other.id }).from(other).where(isThere))
    const next = db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.scholarshipId, from), isFree, o.where))
      .orderBy(asc(table.studentId))
      .limit(limit)
    const version = sql`${table.version} + 1`
    const rows = await db
      .update(table)
      .set({ scholarshipId: to, movedFrom: o.movedFrom, version, updatedAt: now })
      .where(inArray(table.id, next))
      .returning()
    return rows.map(applicationOfRow)
  }

  return {
    /** Moves the next applications to the merged scholarship; those that can't move stay. */
    moveNext: (o: Moving) =>
      move(o, { movedFrom: sql`array_append(${table.movedFrom}, ${o.from}::uuid)` }),

    /** Moves the next applications back to the scholarship that they last came from. */
    moveNextBack: (o: Moving) =>
      move(o, {
        movedFrom: sql`trim_array(${table.movedFrom}, 1)`,
        where: sql`${table.movedFrom}[cardinality(${table.movedFrom})] = ${o.to}::uuid`,
      }),
  }
}
