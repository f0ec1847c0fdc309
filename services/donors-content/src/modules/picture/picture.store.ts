import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { pictures } from '../../db/content-tables.ts'
import type { Picture } from './picture.ts'

export type PictureStore = ReturnType<typeof createPictureStore>

/** Which pictures there are; their bytes are documents. */
export function createPictureStore(db: Database) {
  return {
    async insert(picture: Picture): Promise<void> {
      await db.insert(pictures).values(picture)
    },

    async findAll(ids: readonly string[]): Promise<Map<string, Picture>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(pictures)
        .where(inArray(pictures.id, [...ids]))
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** The same, and locks the rows, so that they are not swept before the transaction ends. */
    async lock(ids: readonly string[]): Promise<Map<string, Picture>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(pictures)
        .where(inArray(pictures.id, [...ids]))
        .orderBy(asc(pictures.id))
        .for('update')
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Notes that a revision shows them. */
    async setShownIn(revisionId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(pictures)
        .set({ shownIn: revisionId })
        .where(inArray(pictures.id, [...ids]))
    },

    /**
     * Pictures that no revision is known to show, oldest first.
     * @param leftOut organizations whose pictures are left out; null for pictures of none
     */
    async unshownBefore(
      time: Date,
      limit: number,
      leftOut: readonly Picture['organizationId'][],
    ): Promise<Picture[]> {
      const isOfOther = leftOut.map(
        (id) => sql`${pictures.organizationId} is distinct from ${id}::uuid`,
      )
      return db
        .select()
        .from(pictures)
        .where(and(isNull(pictures.shownIn), lt(pictures.createdAt, time), ...isOfOther))
        .orderBy(asc(pictures.createdAt))
        .limit(limit)
    },

    /** @returns what was removed: a draft may have taken one of them meanwhile */
    async removeUnshown(ids: readonly string[]): Promise<Picture[]> {
      if (ids.length === 0) return []
      return db
        .delete(pictures)
        .where(and(isNull(pictures.shownIn), inArray(pictures.id, [...ids])))
        .returning()
    },

    async forgetUser(userId: string): Promise<void> {
      await db
        .update(pictures)
        .set({ uploaderId: null })
        .where(eq(pictures.uploaderId, userId))
    },
  }
}
