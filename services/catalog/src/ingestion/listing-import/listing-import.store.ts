import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import {
  listingImportFiles as file,
  listingImportRows as r,
  listingImports as i,
  listingReferences as ref,
} from '../../db/import-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { excluded } from '../../db/upsert.ts'
import type { ImportRow, ListingImport, RowOutcome, RowState } from './listing-import.ts'

export type ListingImportStore = ReturnType<typeof createListingImportStore>
export type RowCount = {
  outcome: RowOutcome
  state: RowState
  draftOnly: boolean
  count: number
}
const BATCH = 500

export function createListingImportStore(db: Database) {
  return {
    async find(id: string): Promise<ListingImport | null> {
      const [row] = await db.select().from(i).where(eq(i.id, id))
      return row ?? null
    },

    /** Locked until the transaction ends, so that one worker at a time applies it. */
    async findForUpdate(id: string): Promise<ListingImport | null> {
      const [row] = await db.select().from(i).where(eq(i.id, id)).for('update')
      return row ?? null
    },

    async put(record: ListingImport): Promise<void> {
      const { id: _id, ...values } = record
      await db.insert(i).values(record).onConflictDoUpdate({ target: i.id, set: values })
    },

    /** Latest first, after the given one. */
    async ofScope(
      scope: string,
      o: { first: number; after: { createdAt: Date; id: string } | null },
    ) {
      const isOlder =
        o.after === null
          ? undefined
          : sql`(${i.createdAt}, ${i.id}) < (${o.after.createdAt.toISOString()}::timestamptz, ${o.after.id}::uuid)`
      return db
        .select()
        .from(i)
        .where(and(eq(i.scope, scope), isOlder))
        .orderBy(desc(i.createdAt), desc(i.id))
        .limit(o.first + 1)
    },

    /** Locks the scope's uploads, so that they are counted one at a time. */
    async queueForUpload(scope: string): Promise<void> {
      const name = `listing imports of ${scope}`
      await holdName(db, name)
    },

    async putFile(importId: string, content: Buffer): Promise<void> {
      await db.insert(file).values({ importId, content })
    },

    /** The uploaded file; null once it was read. */
    async fileOf(importId: string): Promise<Buffer | null> {
      const [row] = await db.select().from(file).where(eq(file.importId, importId))
      return row?.content ?? null
    },

    async dropFile(importId: string): Promise<void> {
      await db.delete(file).where(eq(file.importId, importId))
    },

    /** When the upload that many uploads ago was made; null if there were fewer since `since`. */
    async instantOfUpload(scope: string, ago: number, since: Date): Promise<Date | null> {
      const [row] = await db
        .select({ createdAt: i.createdAt })
        .from(i)
        .where(and(eq(i.scope, scope), gt(i.createdAt, since)))
        .orderBy(desc(i.createdAt))
        .offset(ago - 1)
        .limit(1)
      return row?.createdAt ?? null
    },

    countOfScope: (scope: string) => db.$count(i, eq(i.scope, scope)),

    async putRows(rows: readonly ImportRow[]): Promise<void> {
      for (let start = 0; start < rows.length; start += BATCH) {
        await db
          .insert(r)
          .values(rows.slice(start, start + BATCH))
          .onConflictDoUpdate({
            target: [r.importId, r.rowNumber],
            set: excluded(r, ['importId', 'rowNumber']),
          })
      }
    },

    /** The next rows in this state, in the order of the file. */
    async rowsInState(
      importId: string,
      state: RowState,
      size: number,
      leftOut: readonly number[] = [],
    ): Promise<ImportRow[]> {
      const rows = await db
        .select()
        .from(r)
        .where(
          and(
            eq(r.importId, importId),
            eq(r.state, state),
            ne(r.outcome, 'error'),
            notInArray(r.rowNumber, [...leftOut]),
          ),
        )
        .orderBy(asc(r.rowNumber))
        .limit(size)
      return rows as ImportRow[]
    },

    async pageOfRows(
      importId: string,
      o: {
        outcome: RowOutcome | null
        state: RowState | null
        first: number
        after: number
      },
    ): Promise<ImportRow[]> {
      const isAsked = and(
        eq(r.importId, importId),
        gt(r.rowNumber, o.after),
        o.outcome === null ? undefined : eq(r.outcome, o.outcome),
        o.state === null ? undefined : eq(r.state, o.state),
      )
      const rows = await db
        .select()
        .from(r)
        .where(isAsked)
        .orderBy(asc(r.rowNumber))
        .limit(o.first + 1)
      return rows as ImportRow[]
    },

    async counts(importIds: readonly string[]): Promise<Map<string, RowCount[]>> {
      const draftOnly = sql<boolean>`jsonb_array_length(${r.draftReasons}) > 0`
      const rows = await db
        .select({
          importId: r.importId,
          outcome: r.outcome,
          state: r.state,
          draftOnly,
          count: count(),
        })
        .from(r)
        .where(inArray(r.importId, [...importIds]))
        .groupBy(r.importId, r.outcome, r.state, draftOnly)
      return Map.groupBy(rows, ({ importId }) => importId)
    },

    /** Which scholarship each key stood for before. */
    async references(scope: string, keys: readonly string[]): Promise<Map<string, string>> {
      if (keys.length === 0) return new Map()
      const rows = await db
        .select()
        .from(ref)
        .where(and(eq(ref.scope, scope), inArray(ref.key, [...keys])))
      return new Map(rows.map(({ key, scholarshipId }) => [key, scholarshipId]))
    },

    async putReference(scope: string, key: string, scholarshipId: string): Promise<void> {
      await db
        .insert(ref)
        .values({ scope, key, scholarshipId })
        .onConflictDoUpdate({ target: [ref.scope, ref.key], set: { scholarshipId } })
    },

    /** Removes those of the rows' keys that still stand for the rows' own scholarships. */
    async dropReferences(
      scope: string,
      rows: readonly Pick<ImportRow, 'key' | 'scholarshipId'>[],
    ): Promise<void> {
      const keyed = rows.filter(({ key, scholarshipId }) => key !== null && scholarshipId)
      if (keyed.length === 0) return
      await db.delete(ref).where(
        and(
          eq(ref.scope, scope),
          sql`(${ref.key}, ${ref.scholarshipId}) in (select * from unnest(
            ${sql.param(keyed.map(({ key }) => key))}::text[],
            ${sql.param(keyed.map(({ scholarshipId }) => scholarshipId))}::uuid[]))`,
        ),
      )
    },

    /** Imports that a job is, or should be, working on. */
    async underWay(limit: number): Promise<Pick<ListingImport, 'id' | 'status'>[]> {
      return db
        .select({ id: i.id, status: i.status })
        .from(i)
        .where(inArray(i.status, ['reading', 'applying', 'undoing']))
        .orderBy(asc(i.createdAt))
        .limit(limit)
    },

    /** The owner's existing scholarships, by title and stated deadline, for rows without a reference. */
    async ownTitles(ownerId: string | null) {
      const isOwn =
        ownerId === null ? and(isNull(s.ownerId), isNull(s.feed)) : eq(s.ownerId, ownerId)
      return db
        .select({ id: s.id, title: s.title, deadline: s.deadlineText })
        .from(s)
        .where(and(isOwn, or(ne(s.status, 'archived'), isNull(s.publishedAt))))
    },
  }
}
