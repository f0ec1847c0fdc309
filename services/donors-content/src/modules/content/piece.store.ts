import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { pieces, revisions } from '../../db/content-tables.ts'
import type { Kind, Piece, PublishedFilter, PublishedPosition } from './content.ts'

export type PieceStore = ReturnType<typeof createPieceStore>

/** Spotlights, stories and testimonials, without their words. */
export function createPieceStore(db: Database) {
  const table = pieces
  const newest = keyset({ publishedAt: table.publishedAt, id: table.id }, 'desc')
  const isPublished = isNotNull(table.publishedId)
  const meets = ({ kind, category, isFeatured }: PublishedFilter): SQL | undefined =>
    and(
      eq(table.kind, kind),
      isPublished,
      category === null ? undefined : eq(table.category, category),
      isFeatured === null ? undefined : eq(table.isFeatured, isFeatured),
    )

  return {
    async find(id: string): Promise<Piece | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    async findPublishedBySlug(slug: string): Promise<Piece | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.slug, slug), isPublished))
      return row ?? null
    },

    /** Newest first. */
    publishedPage: (
      filter: PublishedFilter,
      after: PublishedPosition | null,
      limit: number,
    ): Promise<Piece[]> =>
      db
        .select()
        .from(table)
        .where(and(meets(filter), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit),

    async countPublished(filter: PublishedFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(table).where(meets(filter))
      return row?.count ?? 0
    },

    /** What belongs to a spotlight and can be read, newest first. */
    publishedOfSpotlight: (
      spotlightId: string,
      kind: Kind,
      limit: number,
    ): Promise<Piece[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.spotlightId, spotlightId), eq(table.kind, kind), isPublished))
        .orderBy(desc(table.publishedAt), desc(table.id))
        .limit(limit),

    /** What they wrote stays, of nobody. */
    async forgetUser(userId: string): Promise<void> {
      await db.update(table).set({ authorId: null }).where(eq(table.authorId, userId))
      await db
        .update(revisions)
        .set({ authorId: null })
        .where(eq(revisions.authorId, userId))
    },
  }
}
