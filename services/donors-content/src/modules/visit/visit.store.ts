import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { likes, views, visitNetworks } from '../../db/content-tables.ts'
import type { Visitor } from './visitor.ts'

export type VisitKind = 'view' | 'like'
export type VisitStore = ReturnType<typeof createVisitStore>

const tables = { view: views, like: likes }

/** One row for each visitor and piece. */
export function createVisitStore(db: Database) {
  return {
    /** Returns false if it was there already. */
    async add(kind: VisitKind, pieceId: string, by: Visitor): Promise<boolean> {
      const table = tables[kind]
      const rows = await db
        .insert(table)
        .values({ pieceId, visitor: by })
        .onConflictDoNothing()
        .returning({ pieceId: table.pieceId })
      return rows.length > 0
    },

    /** Returns false if there was none. */
    async remove(kind: VisitKind, pieceId: string, by: Visitor): Promise<boolean> {
      const table = tables[kind]
      const rows = await db
        .delete(table)
        .where(and(eq(table.pieceId, pieceId), eq(table.visitor, by)))
        .returning({ pieceId: table.pieceId })
      return rows.length > 0
    },

    /** Counts one more visit from a network in its hour. Returns false, and counts nothing, at the limit. */
    async countNetwork(
      place: { pieceId: string; kind: VisitKind; network: string; hour: Date },
      max: number,
    ): Promise<boolean> {
      const { pieceId, kind, network, count } = visitNetworks
      const rows = await db
        .insert(visitNetworks)
        .values({ ...place, count: 1 })
        .onConflictDoUpdate({
          target: [pieceId, kind, network],
          set: { count: sql`${count} + 1` },
          setWhere: lt(count, max),
        })
        .returning({ count })
      return rows.length > 0
    },

    /** Deletes counts of earlier hours. @returns how many rows */
    async forgetNetworks(hour: Date): Promise<number> {
      const rows = await db
        .delete(visitNetworks)
        .where(lt(visitNetworks.hour, hour))
        .returning({ hour: visitNetworks.hour })
      return rows.length
    },

    /** Which of some pieces a visitor likes. */
    async likedBy(by: Visitor, pieceIds: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ pieceId: likes.pieceId })
        .from(likes)
        .where(and(eq(likes.visitor, by), inArray(likes.pieceId, [...pieceIds])))
      return new Set(rows.map(({ pieceId }) => pieceId))
    },

    /** Removes a visitor's rows; the counts stay as they are. */
    async forget(by: Visitor): Promise<void> {
      await db.delete(views).where(eq(views.visitor, by))
      await db.delete(likes).where(eq(likes.visitor, by))
    },
  }
}
