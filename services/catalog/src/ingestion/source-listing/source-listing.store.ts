import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { sourceListings as l, syncRows as r } from '../../db/source-tables.ts'

export type SourceListing = { listingId: string; rowKey: string }
export type SourceListingStore = ReturnType<typeof createSourceListingStore>

/** Knows which listings each source has, and since when it lacks them. */
export function createSourceListingStore(db: Database) {
  return {
    /** Records that a run has seen these listings; returns those that were closed because they were missing. */
    async see(
      sourceId: string,
      runId: string,
      listings: readonly SourceListing[],
    ): Promise<string[]> {
      if (listings.length === 0) return []
      const ids = listings.map(({ listingId }) => listingId)
      const back = await db
        .select({ id: l.listingId })
        .from(l)
        .where(
          and(eq(l.sourceId, sourceId), inArray(l.listingId, ids), l.isClosedForAbsence),
        )
      const seen = { missingSince: null, missingRuns: 0, isClosedForAbsence: false }
      await db
        .insert(l)
        .values(listings.map((one) => ({ ...one, ...seen, sourceId, lastRunId: runId })))
        .onConflictDoUpdate({
          target: [l.sourceId, l.listingId],
          set: { ...seen, lastRunId: runId },
        })
      return back.map(({ id }) => id)
    },
    /** How many listings the source had when it was last read. */
    presentCount: (sourceId: string) =>
      db.$count(l, and(eq(l.sourceId, sourceId), isNull(l.missingSince))),
    /** How many of those a run lacks; a row that came but could not be read is not gone. */
    async goneCount(sourceId: string, runId: string): Promise<number> {
      const [row] = await db
        .select({ n: sql<number>`count(*)::int` })
        .from(l)
        .where(and(eq(l.sourceId, sourceId), isNull(l.missingSince), hasNoRow(runId)))
      return row?.n ?? 0
    },
    /** Marks listings that a complete run lacked; returns how many are newly marked. */
    async markMissing(sourceId: string, runId: string, now: Date): Promise<number> {
      const isGone = isMissingIn(sourceId, runId)
      const fresh = await db.$count(l, and(isGone, isNull(l.missingSince)))
      await db
        .update(l)
        .set({
          missingSince: sql`coalesce(${l.missingSince}, ${now.toISOString()}::timestamptz)`,
          missingRuns: sql`${l.missingRuns} + 1`,
        })
        .where(isGone)
      return fresh
    },
    /**
     * Listings that this complete run lacks as the last of that many in a row, and that have not been handled yet;
     * read before the run's own absences are marked.
     */
    async toClose(
      sourceId: string,
      o: { runId: string; runs: number; size: number; leftOut?: readonly string[] },
    ): Promise<string[]> {
      const rows = await db
        .select({ id: l.listingId })
        .from(l)
        .where(
          and(
            isMissingIn(sourceId, o.runId),
            sql`${l.missingRuns} + 1 >= ${o.runs}`,
            eq(l.isClosedForAbsence, false),
            notInArray(l.listingId, [...(o.leftOut ?? [])]),
          ),
        )
        .orderBy(l.listingId)
        .limit(o.size)
      return rows.map(({ id }) => id)
    },
    /** Notes that these have been missing for too long; they are checked again when they come back. */
    async noteAbsence(sourceId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(l)
        .set({ isClosedForAbsence: true })
        .where(and(eq(l.sourceId, sourceId), inArray(l.listingId, [...ids])))
    },
    /** Which of these listings a source still has, or were made here. */
    async presentAmong(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const isListed = sql`exists (select 1 from ${l}
        where ${l.listingId} = ${s.id} and not ${l.isClosedForAbsence})`
      const rows = await db
        .select({ id: s.id })
        .from(s)
        .where(and(inArray(s.id, [...ids]), or(isNull(s.feed), isListed)))
      return new Set(rows.map(({ id }) => id))
    },
    /** Listings that the source had before and that a complete run did not see. */
    async unseenBy(sourceId: string, runId: string): Promise<string[]> {
      const rows = await db
        .select({ id: l.listingId })
        .from(l)
        .where(
          and(
            eq(l.sourceId, sourceId),
            ne(l.lastRunId, runId),
            eq(l.isClosedForAbsence, false),
          ),
        )
      return rows.map(({ id }) => id)
    },
    /** Since when listings are missing at their source, by listing. */
    async missingSince(ids: readonly string[]): Promise<Map<string, Date>> {
      const rows = await db
        .select({ id: l.listingId, since: l.missingSince })
        .from(l)
        .where(and(inArray(l.listingId, [...ids]), isNotNull(l.missingSince)))
      return new Map(rows.flatMap(({ id, since }) => (since === null ? [] : [[id, since]])))
    },
  }
}

function isMissingIn(sourceId: string, runId: string) {
  return and(eq(l.sourceId, sourceId), ne(l.lastRunId, runId), hasNoRow(runId))
}

function hasNoRow(runId: string) {
  return sql`not exists (select 1 from ${r}
    where ${r.runId} = ${runId} and ${r.rowKey} = ${l.rowKey})`
}
