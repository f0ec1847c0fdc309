import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { syncRuns } from '../../db/tables.ts'
import { SCHOLARSHIPS_SOURCE, type SyncRun } from './sync-run.ts'

export type SyncRunStore = ReturnType<typeof createSyncRunStore>

/** The place of a run in the history. */
export type RunPosition = { startedAt: string; id: string }

const newestFirst = [desc(syncRuns.startedAt), desc(syncRuns.id)]
const isTakenIn = and(
  eq(syncRuns.state, 'finished'),
  eq(syncRuns.isDryRun, false),
  isNotNull(syncRuns.finishedAt),
)

const isShipped = eq(syncRuns.source, SCHOLARSHIPS_SOURCE)
const isOutside = and(isNotNull(syncRuns.sourceId), eq(syncRuns.target, 'scholarships'))

export function createSyncRunStore(db: Database) {
  async function latestTakenIn(which: SQL | undefined): Promise<SyncRun | null> {
    const [run] = await db
      .select()
      .from(syncRuns)
      .where(and(isTakenIn, which))
      .orderBy(desc(syncRuns.finishedAt), desc(syncRuns.id))
      .limit(1)
    return runOf(run)
  }

  return {
    latestFinishedOf: (source: string) => latestTakenIn(eq(syncRuns.source, source)),
    /** The latest run of any source of scholarships. */
    latestOfScholarships: () => latestTakenIn(or(isShipped, isOutside)),
    /** The latest run of an outside source of scholarships. */
    latestOfOutside: () => latestTakenIn(isOutside),
    async find(id: string): Promise<SyncRun | null> {
      const [run] = await db.select().from(syncRuns).where(eq(syncRuns.id, id))
      return runOf(run)
    },
    async findForUpdate(id: string): Promise<SyncRun | null> {
      const [run] = await db
        .select()
        .from(syncRuns)
        .where(eq(syncRuns.id, id))
        .for('update')
      return runOf(run)
    },
    async findAll(ids: readonly string[]): Promise<SyncRun[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select()
        .from(syncRuns)
        .where(inArray(syncRuns.id, [...ids]))
      return rows as SyncRun[]
    },
    /** @param sourceId null: runs of all sources */
    async page(
      sourceId: string | null,
      first: number,
      after: RunPosition | null,
    ): Promise<{ runs: SyncRun[]; totalCount: number; hasNextPage: boolean }> {
      const isWanted = sourceId === null ? undefined : eq(syncRuns.sourceId, sourceId)
      const isAfter =
        after === null
          ? undefined
          : sql`(${syncRuns.startedAt}, ${syncRuns.id}) < (${after.startedAt}::timestamptz, ${after.id}::uuid)`
      const rows = await db
        .select()
        .from(syncRuns)
        .where(and(isWanted, isAfter))
        .orderBy(...newestFirst)
        .limit(first + 1)
      const [total] = await db.select({ n: count() }).from(syncRuns).where(isWanted)
      return {
        runs: rows.slice(0, first) as SyncRun[],
        totalCount: total?.n ?? 0,
        hasNextPage: rows.length > first,
      }
    },
    /** Runs that a job is, or should be, working on. */
    async underWay(limit: number): Promise<Pick<SyncRun, 'id' | 'decidedBy'>[]> {
      return db
        .select({ id: syncRuns.id, decidedBy: syncRuns.decidedBy })
        .from(syncRuns)
        .where(
          and(
            inArray(syncRuns.state, ['fetching', 'applying']),
            isNotNull(syncRuns.sourceId),
          ),
        )
        .orderBy(syncRuns.startedAt)
        .limit(limit)
    },
    async idsOfSourceBefore(sourceId: string, instant: Date): Promise<string[]> {
      const rows = await db
        .select({ id: syncRuns.id })
        .from(syncRuns)
        .where(and(eq(syncRuns.sourceId, sourceId), lt(syncRuns.startedAt, instant)))
      return rows.map(({ id }) => id)
    },
    async put(run: SyncRun): Promise<void> {
      const { id: _id, ...values } = columnsOf(run)
      await db
        .insert(syncRuns)
        .values(columnsOf(run))
        .onConflictDoUpdate({ target: syncRuns.id, set: values })
    },
  }
}

function columnsOf(run: SyncRun) {
  return { ...run, faults: [...run.faults], pages: [...run.pages] }
}

/** Parses a row; the table has no type for the pages' JSON. */
function runOf(row: typeof syncRuns.$inferSelect | undefined): SyncRun | null {
  return row === undefined ? null : (row as SyncRun)
}
