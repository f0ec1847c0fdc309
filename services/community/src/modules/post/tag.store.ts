import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, desc, gt, inArray, like, sql } from 'drizzle-orm'
import { tags } from '../../db/post-tables.ts'

export type TagStore = ReturnType<typeof createTagStore>

/** How many posts that can be read have each tag. */
export function createTagStore(db: Database) {
  return {
    /** All writers lock tags in one order, so that they cannot deadlock. */
    async add(names: readonly string[]): Promise<void> {
      if (names.length === 0) return
      const rows = names.toSorted().map((name) => ({ name, postCount: 1 }))
      await db
        .insert(tags)
        .values(rows)
        .onConflictDoUpdate({
          target: tags.name,
          set: { postCount: sql`${tags.postCount} + 1` },
        })
    },

    async remove(names: readonly string[]): Promise<void> {
      for (const name of names.toSorted())
        await db
          .update(tags)
          .set({ postCount: sql`greatest(0, ${tags.postCount} - 1)` })
          .where(inArray(tags.name, [name]))
    },

    /** Tags that begin with a text, the most used first; for an empty text, the most used of all. */
    async suggest(text: string, limit: number): Promise<string[]> {
      const prefix = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      const rows = await db
        .select({ name: tags.name })
        .from(tags)
        .where(and(gt(tags.postCount, 0), like(tags.name, prefix)))
        .orderBy(desc(tags.postCount), asc(tags.name))
        .limit(limit)
      return rows.map(({ name }) => name)
    },
  }
}
