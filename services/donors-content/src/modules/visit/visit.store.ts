import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, inArray } from 'drizzle-orm'
import { likes, views } from '../../db/content-tables.ts'
import type { Visitor } from './visitor.ts'

export type VisitStore = ReturnType<typeof createVisitStore>

/** One row for each visitor and piece. */
export function createVisitStore(db: Database) {
  const add = async (table: typeof views | typeof likes, pieceId: string, by: Visitor) => {
    const rows = await db
      .insert(table)
      .values({ pieceId, visitor: by })
      .onConflictDoNothing()
      .returning({ pieceId: table.pieceId })
    return rows.length > 0
  }
  return {
    /** Answers false when it was there already; the same for likes. */
    addView: (pieceId: string, by: Visitor): Promise<boolean> => add(views, pieceId, by),
    addLike: (pieceId: string, by: Visitor): Promise<boolean> => add(likes, pieceId, by),

    /** Answers false when there was none. */
    async removeLike(pieceId: string, by: Visitor): Promise<boolean> {
      const rows = await db
        .delete(likes)
        .where(and(eq(likes.pieceId, pieceId), eq(likes.visitor, by)))
        .returning({ pieceId: likes.pieceId })
      return rows.length > 0
    },

    /** Which of some pieces a visitor likes. */
    async likedBy(by: Visitor, pieceIds: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ pieceId: likes.pieceId })
        .from(likes)
        .where(and(eq(likes.visitor, by), inArray(likes.pieceId, [...pieceIds])))
      return new Set(rows.map(({ pieceId }) => pieceId))
    },

    /** The counts stay as they are. */
    async forget(by: Visitor): Promise<void> {
      await db.delete(views).where(eq(views.visitor, by))
      await db.delete(likes).where(eq(likes.visitor, by))
    },
  }
}
