import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { syncRows as r } from '../../db/source-tables.ts'

export type RowOutcome = 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'

/** A row of a run, between fetching and the catalog. */
export type StagedRow = {
  position: number
  /** Its id at the source. */
  rowKey: string
  page: string
  record: unknown
}

export type BadRow = {
  position: number
  rowKey: string | null
  page: string
  reasons: readonly string[]
  /** The row as it came, cut to a bounded length. */
  raw: string
}

export type RowTotals = { good: number; bad: number }
export type SyncRowStore = ReturnType<typeof createSyncRowStore>

export function createSyncRowStore(db: Database) {
  return {
    async addGood(runId: string, rows: readonly StagedRow[]): Promise<void> {
      if (rows.length === 0) return
      await db
        .insert(r)
        .values(rows.map((row) => ({ ...row, runId, state: 'good' as const })))
    },
    async addBad(runId: string, rows: readonly BadRow[]): Promise<void> {
      if (rows.length === 0) return
      const values = rows.map((row) => ({
        ...row,
        reasons: [...row.reasons],
        runId,
        state: 'bad' as const,
      }))
      await db.insert(r).values(values)
    },
    /** Copies the rows of an unchanged page from an earlier run; returns how many. */
    async carryOver(
      from: string,
      to: string,
      page: string,
      position: number,
    ): Promise<number> {
      const { rowCount } = await db.execute(sql`
        insert into ${r} (run_id, position, row_key, page, state, record, reasons, raw)
        select ${to}, ${position} + (row_number() over (order by position))::int - 1,
          row_key, page, state, record, reasons, raw
        from ${r} where run_id = ${from} and page = ${page}`)
      return rowCount ?? 0
    },
    async totals(runId: string): Promise<RowTotals> {
      const rows = await db
        .select({ state: r.state, n: count() })
        .from(r)
        .where(eq(r.runId, runId))
        .groupBy(r.state)
      const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0
      return { good: of('good'), bad: of('bad') }
    },
    async outcomes(runId: string): Promise<Record<RowOutcome, number>> {
      const rows = await db
        .select({ outcome: r.outcome, n: count() })
        .from(r)
        .where(eq(r.runId, runId))
        .groupBy(r.outcome)
      const of = (outcome: RowOutcome) =>
        rows.find((row) => row.outcome === outcome)?.n ?? 0
      return {
        created: of('created'),
        changed: of('changed'),
        unchanged: of('unchanged'),
        skipped: of('skipped'),
        failed: of('failed'),
      }
    },
    /** Good rows that were not applied yet, in order. */
    async waiting(runId: string, size: number): Promise<StagedRow[]> {
      const rows = await db
        .select()
        .from(r)
        .where(and(eq(r.runId, runId), eq(r.state, 'good'), isNull(r.outcome)))
        .orderBy(asc(r.position))
        .limit(size)
      return rows.map(({ position, rowKey, page, record }) => ({
        position,
        rowKey: rowKey ?? '',
        page,
        record,
      }))
    },
    async setOutcome(
      runId: string,
      positions: readonly number[],
      outcome: RowOutcome,
    ): Promise<void> {
      if (positions.length === 0) return
      await db
        .update(r)
        .set({ outcome })
        .where(and(eq(r.runId, runId), inArray(r.position, [...positions])))
    },
    async failRow(runId: string, position: number, reason: string): Promise<void> {
      await db
        .update(r)
        .set({
          outcome: 'failed',
          reasons: [reason],
          raw: sql`left(${r.record}::text, 4000)`,
        })
        .where(and(eq(r.runId, runId), eq(r.position, position)))
    },
    /** Rows with one of the outcomes, for work that follows a run; in order, after a position. */
    rowsWith: (
      runId: string,
      outcomes: readonly RowOutcome[],
      { after, limit }: { after: number; limit: number },
    ): Promise<{ position: number; key: string | null }[]> =>
      db
        .select({ position: r.position, key: r.rowKey })
        .from(r)
        .where(
          and(eq(r.runId, runId), inArray(r.outcome, [...outcomes]), gt(r.position, after)),
        )
        .orderBy(asc(r.position))
        .limit(limit),
    /** Bad rows and those that could not be stored. */
    async badPage(
      runId: string,
      first: number,
      after: number | null,
    ): Promise<{ rows: BadRow[]; hasNextPage: boolean; totalCount: number }> {
      const isBad = and(eq(r.runId, runId), sql`${r.reasons} is not null`)
      const rows = await db
        .select()
        .from(r)
        .where(and(isBad, after === null ? undefined : gt(r.position, after)))
        .orderBy(asc(r.position))
        .limit(first + 1)
      return {
        rows: rows.slice(0, first).map((row) => ({
          position: row.position,
          rowKey: row.rowKey,
          page: row.page,
          reasons: row.reasons ?? [],
          raw: row.raw ?? '',
        })),
        hasNextPage: rows.length > first,
        totalCount: await db.$count(r, isBad),
      }
    },
    async removeAll(runIds: readonly string[]): Promise<void> {
      if (runIds.length === 0) return
      await db.delete(r).where(inArray(r.runId, [...runIds]))
    },
    /** Removes applied rows, which are now in the catalog; bad rows stay for people who look at the run. */
    async removeGood(runIds: readonly string[]): Promise<void> {
      if (runIds.length === 0) return
      await db.delete(r).where(and(inArray(r.runId, [...runIds]), isNull(r.reasons)))
    },
  }
}
