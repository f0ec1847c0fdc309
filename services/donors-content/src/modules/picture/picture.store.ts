import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray } from 'drizzle-orm'
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

    async forgetUser(userId: string): Promise<void> {
      await db
        .update(pictures)
        .set({ uploaderId: null })
        .where(eq(pictures.uploaderId, userId))
    },
  }
}
