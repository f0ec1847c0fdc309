import { isUuid } from '@landfall/kit/core/ids'
import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { pieces, recipients, revisions } from '../../db/content-tables.ts'
import type {
  AwardsFilter,
  Kind,
  Piece,
  PublishedFilter,
  PublishedPosition,
  QueuePosition,
  WrittenFilter,
  WrittenPosition,
} from './content.ts'
import { publishingInstant } from './publishing-instant.sql.ts'

export type PieceChanges = Partial<
  Omit<Piece, 'id' | 'kind' | 'version' | 'viewCount' | 'likeCount'>
>
type Counts = Pick<Piece, 'id' | 'viewCount' | 'likeCount'>

export type PieceStore = ReturnType<typeof createPieceStore>

/** Spotlights, stories and testimonials, without their words. */
export function createPieceStore(db: Database) {
  const table = pieces
  const newest = keyset({ publishedAt: table.publishedAt, id: table.id }, 'desc')
  const changedLast = keyset({ changedAt: table.changedAt, id: table.id }, 'desc')
  const waitsLongest = keyset({ submittedAt: table.submittedAt, id: table.id }, 'asc')
  const isPublished = isNotNull(table.publishedId)
  const isInReview = eq(table.state, 'in_review')
  const isOf = (organizationId: string | null): SQL =>
    organizationId === null
      ? isNull(table.organizationId)
      : eq(table.organizationId, organizationId)
  const isWritten = ({ organizationId, kind }: WrittenFilter): SQL | undefined =>
    and(isOf(organizationId), kind === null ? undefined : eq(table.kind, kind))
  const countWhere = async (where: SQL | undefined): Promise<number> => {
    const [row] = await db.select({ count: count() }).from(table).where(where)
    return row?.count ?? 0
  }
  const meets = ({ kind, category, isFeatured }: PublishedFilter): SQL | undefined =>
    and(
      kind === null ? undefined : eq(table.kind, kind),
      isPublished,
      category === null ? undefined : eq(table.category, category),
      isFeatured === null ? undefined : eq(table.isFeatured, isFeatured),
    )

  return {
    async find(id: string): Promise<Piece | null> {
      if (!isUuid(id)) return null
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

    publishingInstant: (now: Date) => publishingInstant(db, now),

    /** Publication times after an instant, of pieces that everybody can read. */
    async publishedAfter(instant: Date): Promise<Date[]> {
      const rows = await db
        .select({ at: table.publishedAt })
        .from(table)
        .where(and(isPublished, gt(table.publishedAt, instant)))
      return rows.flatMap(({ at }) => at ?? [])
    },

    countPublished: (filter: PublishedFilter): Promise<number> => countWhere(meets(filter)),

    /** Published pieces that belong to a spotlight, newest first. */
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

    /** Published stories of people who accepted one of these awards, whoever wrote them, newest first. */
    async publishedStoriesOf(
      { organizationId, scholarshipIds }: AwardsFilter,
      limit: number,
    ): Promise<Piece[]> {
      const isOfAwards = and(
        eq(recipients.organizationId, organizationId),
        scholarshipIds === null
          ? undefined
          : inArray(recipients.scholarshipId, [...scholarshipIds]),
      )
      const rows = await db
        .select({ piece: table })
        .from(table)
        .innerJoin(recipients, eq(recipients.applicationId, table.applicationId))
        .where(and(isOfAwards, eq(table.kind, 'story'), isPublished))
        .orderBy(desc(table.publishedAt), desc(table.id))
        .limit(limit)
      return rows.map(({ piece }) => piece)
    },

    /** As `find`; locks the row until the commit. */
    async findToChange(id: string): Promise<Piece | null> {
      if (!isUuid(id)) return null
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    /**
     * Whether a piece has this slug. Locks the slug until the transaction ends, as two pieces could want it at once.
     */
    async hasSlug(slug: string): Promise<boolean> {
      await holdName(db, `donors_content.slug ${slug}`)
      const rows = await db.select({ id: table.id }).from(table).where(eq(table.slug, slug))
      return rows.length > 0
    },

    async insert(piece: Piece): Promise<Piece> {
      await db.insert(table).values(piece)
      return piece
    },

    /** Leaves the counts alone: only `addCounts` changes them. */
    async update(piece: Piece, changes: PieceChanges): Promise<Piece> {
      const version = piece.version + 1
      await db
        .update(table)
        .set({ ...changes, version })
        .where(eq(table.id, piece.id))
      return { ...piece, ...changes, version }
    },

    /** Ids of every revision of an organization's pieces, newest first. @param organizationId null: the site's */
    async revisionIdsOf(organizationId: string | null): Promise<string[]> {
      const rows = await db
        .select({ id: revisions.id })
        .from(revisions)
        .innerJoin(table, eq(table.id, revisions.pieceId))
        .where(isOf(organizationId))
        .orderBy(desc(revisions.createdAt))
      return rows.map(({ id }) => id)
    },

    /** Which of these ids belong to no revision. */
    async revisionsWithoutRow(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select({ id: revisions.id })
        .from(revisions)
        .where(inArray(revisions.id, [...ids]))
      const known = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !known.has(id))
    },

    async addRevision(revision: typeof revisions.$inferInsert): Promise<void> {
      await db.insert(revisions).values(revision)
    },

    async addCounts(id: string, by: { views?: number; likes?: number }): Promise<Counts> {
      const [row] = await db
        .update(table)
        .set({
          viewCount: sql`${table.viewCount} + ${by.views ?? 0}`,
          likeCount: sql`${table.likeCount} + ${by.likes ?? 0}`,
        })
        .where(eq(table.id, id))
        .returning({
          id: table.id,
          viewCount: table.viewCount,
          likeCount: table.likeCount,
        })
      if (!row) throw new Error(`piece ${id} is gone`)
      return row
    },

    /**
     * Removes pieces with all their revisions; pieces that belonged to one of them now belong to none. @returns ids
     * of the removed revisions
     */
    async removeAll(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .delete(revisions)
        .where(inArray(revisions.pieceId, [...ids]))
        .returning({ id: revisions.id })
      await db
        .update(table)
        .set({ spotlightId: null })
        .where(inArray(table.spotlightId, [...ids]))
      await db.delete(table).where(inArray(table.id, [...ids]))
      return rows.map(({ id }) => id)
    },

    /** Most recently changed first. */
    writtenPage: (
      filter: WrittenFilter,
      after: WrittenPosition | null,
      limit: number,
    ): Promise<Piece[]> =>
      db
        .select()
        .from(table)
        .where(and(isWritten(filter), changedLast.behind(after)))
        .orderBy(...changedLast.orderBy)
        .limit(limit),

    countWritten: (filter: WrittenFilter): Promise<number> => countWhere(isWritten(filter)),

    /** Pieces that wait for an administrator, the longest wait first. */
    queuePage: (after: QueuePosition | null, limit: number): Promise<Piece[]> =>
      db
        .select()
        .from(table)
        .where(and(isInReview, waitsLongest.behind(after)))
        .orderBy(...waitsLongest.orderBy)
        .limit(limit),

    countInReview: (): Promise<number> => countWhere(isInReview),

    /** Whether a published piece is noted as showing the picture. */
    async isPictureNoted(pictureId: string): Promise<boolean> {
      const shows = arrayContains(table.publishedPictures, [pictureId])
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(isPublished, shows))
        .limit(1)
      return rows.length > 0
    },

    /** An organization's published pieces from before pictures were noted. */
    publishedUnnoted: (organizationId: string | null): Promise<Piece[]> =>
      db
        .select()
        .from(table)
        .where(and(isOf(organizationId), isPublished, isNull(table.publishedPictures))),

    /** Does nothing if another revision was published meanwhile. */
    async notePictures(piece: Piece, pictureIds: string[]): Promise<void> {
      const isSame = and(
        eq(table.id, piece.id),
        piece.publishedId === null ? undefined : eq(table.publishedId, piece.publishedId),
      )
      await db.update(table).set({ publishedPictures: pictureIds }).where(isSame)
    },

    /** Pieces about a student, published or not. */
    ofStudent: (studentId: string): Promise<Piece[]> =>
      db
        .select()
        .from(table)
        .where(eq(table.studentId, studentId))
        .orderBy(desc(table.changedAt), desc(table.id)),

    /** What they wrote stays, without an author. */
    async forgetUser(userId: string): Promise<void> {
      await db.update(table).set({ authorId: null }).where(eq(table.authorId, userId))
      await db
        .update(revisions)
        .set({ authorId: null })
        .where(eq(revisions.authorId, userId))
    },
  }
}
