import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { listingMerges as m } from '../../db/source-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import type { MergedPair } from '../source-listing/absence-stores.ts'
import { detailsOfSnapshot, snapshotOf } from './merge-snapshot.ts'
import type { Merge, MergeState } from './merge.ts'

export type MergePosition = { createdAt: string; id: string }
export type MergeStore = ReturnType<typeof createMergeStore>

export function createMergeStore(db: Database) {
  return {
    async find(id: string): Promise<Merge | null> {
      const [row] = await db.select().from(m).where(eq(m.id, id))
      return row === undefined ? null : mergeOfRow(row)
    },
    async findForUpdate(id: string): Promise<Merge | null> {
      const [row] = await db.select().from(m).where(eq(m.id, id)).for('update')
      return row === undefined ? null : mergeOfRow(row)
    },
    /** An earlier decision about the pair, whichever of the two was to stay. */
    async findPair(a: string, b: string): Promise<Merge | null> {
      const isPair = or(
        and(eq(m.survivorId, a), eq(m.mergedId, b)),
        and(eq(m.survivorId, b), eq(m.mergedId, a)),
      )
      const [row] = await db.select().from(m).where(isPair)
      return row === undefined ? null : mergeOfRow(row)
    },
    /** The survivors of merged listings; listings that are not merged are absent. */
    async survivorsOf(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ from: m.mergedId, to: m.survivorId })
        .from(m)
        .where(and(inArray(m.mergedId, [...ids]), eq(m.state, 'merged')))
      return new Map(rows.map(({ from, to }) => [from, to]))
    },
    /** For each listing in an active merge: both of the pair. */
    async pairsOf(ids: readonly string[]): Promise<Map<string, MergedPair>> {
      if (ids.length === 0) return new Map()
      const isOf = or(inArray(m.survivorId, [...ids]), inArray(m.mergedId, [...ids]))
      const rows = await db
        .select({ survivorId: m.survivorId, mergedId: m.mergedId })
        .from(m)
        .where(and(isOf, eq(m.state, 'merged')))
      return new Map(
        rows.flatMap((pair) => [
          [pair.survivorId, pair],
          [pair.mergedId, pair],
        ]),
      )
    },
    /** Whether any of these listings is in an active merge. */
    async isInvolved(ids: readonly string[]): Promise<boolean> {
      const isOf = or(inArray(m.survivorId, [...ids]), inArray(m.mergedId, [...ids]))
      return (await db.$count(m, and(isOf, eq(m.state, 'merged')))) > 0
    },
    /** Ids of open listings of other feeds that share the words of one of the queries. */
    async candidates(
      of: { id: string; feed: string | null },
      query: string,
      size: number,
    ): Promise<string[]> {
      const rows = await db
        .select({ id: s.id })
        .from(s)
        .where(
          and(
            sql`${s.searchText} @@ to_tsquery('english', ${query})`,
            inArray(s.status, ['published', 'draft']),
            sql`${s.id} <> ${of.id}`,
            sql`${s.feed} is distinct from ${of.feed}`,
          ),
        )
        .orderBy(s.id)
        .limit(size)
      return rows.map(({ id }) => id)
    },
    async page(
      state: MergeState,
      first: number,
      after: MergePosition | null,
    ): Promise<{ merges: Merge[]; totalCount: number; hasNextPage: boolean }> {
      const isAfter =
        after === null
          ? undefined
          : sql`(${m.createdAt}, ${m.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
      const rows = await db
        .select()
        .from(m)
        .where(and(eq(m.state, state), isAfter))
        .orderBy(desc(m.createdAt), desc(m.id))
        .limit(first + 1)
      const [total] = await db.select({ n: count() }).from(m).where(eq(m.state, state))
      return {
        merges: rows.slice(0, first).map(mergeOfRow),
        totalCount: total?.n ?? 0,
        hasNextPage: rows.length > first,
      }
    },
    /** Adds the pair unless it is known; returns whether it was added. */
    async addIfNew(merge: Merge): Promise<boolean> {
      const row = { ...merge, reasons: [...merge.reasons] }
      const { rowCount } = await db.insert(m).values(row).onConflictDoNothing()
      return (rowCount ?? 0) > 0
    },
    async put(merge: Merge): Promise<void> {
      const row = {
        ...merge,
        reasons: [...merge.reasons],
        survivorBefore: merge.survivorBefore && snapshotOf(merge.survivorBefore),
        mergedBefore: merge.mergedBefore && snapshotOf(merge.mergedBefore),
      }
      const { id: _id, ...values } = row
      await db.insert(m).values(row).onConflictDoUpdate({ target: m.id, set: values })
    },
  }
}

function mergeOfRow(row: typeof m.$inferSelect): Merge {
  return {
    ...row,
    survivorBefore:
      row.survivorBefore == null ? null : detailsOfSnapshot(row.survivorBefore),
    mergedBefore: row.mergedBefore == null ? null : detailsOfSnapshot(row.mergedBefore),
  }
}
