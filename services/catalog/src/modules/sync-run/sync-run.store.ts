import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@landfall/kit/postgres'
import { syncRuns } from '../../db/tables.ts'
import type { SyncRun } from './sync-run.ts'

export type SyncRunStore = ReturnType<typeof makeSyncRunStore>

export function makeSyncRunStore(db: Database) {
  return {
    async latestFinishedOf(source: string): Promise<SyncRun | null> {
      const [run] = await db
        .select()
        .from(syncRuns)
        .where(and(isNotNull(syncRuns.finishedAt), eq(syncRuns.source, source)))
        .orderBy(desc(syncRuns.finishedAt), desc(syncRuns.id))
        .limit(1)
      return run ?? null
    },
    async put(run: SyncRun): Promise<void> {
      const { id: _id, ...values } = run
      await db
        .insert(syncRuns)
        .values(run)
        .onConflictDoUpdate({ target: syncRuns.id, set: values })
    },
  }
}
