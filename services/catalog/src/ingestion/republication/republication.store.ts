import { eq, lt } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { republications as r } from '../../db/tables.ts'

/** How far one republication of the whole catalog has come. */
export type Republication = {
  runId: string
  /** Pages published so far. */
  pages: number
  /** Scholarships published so far. */
  listings: number
  /** The last scholarship published; null before the first. */
  afterId: string | null
  startedAt: Date
  finishedAt: Date | null
}

export type RepublicationStore = ReturnType<typeof createRepublicationStore>

export function createRepublicationStore(db: Database) {
  return {
    /** The run, inserted if it is new, locked until the transaction ends. */
    async take(runId: string, now: Date): Promise<Republication> {
      const begun = { runId, pages: 0, listings: 0, startedAt: now }
      await db.insert(r).values(begun).onConflictDoNothing()
      const [run] = await db.select().from(r).where(eq(r.runId, runId)).for('update')
      if (run === undefined) throw new Error('a run that was just begun is there')
      return run
    },

    async put({ runId, ...progress }: Republication): Promise<void> {
      await db.update(r).set(progress).where(eq(r.runId, runId))
    },

    async removeFinishedBefore(instant: Date): Promise<void> {
      await db.delete(r).where(lt(r.finishedAt, instant))
    },
  }
}
