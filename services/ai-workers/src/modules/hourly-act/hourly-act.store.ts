import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, desc, eq, lte } from 'drizzle-orm'
import { hourlyActs as table } from '../../db/tables.ts'
import type { HourlyAct } from './hourly-act.ts'

const HOUR_MS = 3_600_000

type Doing = Pick<HourlyAct, 'studentId' | 'kind'>

const same = ({ studentId, kind }: Doing) =>
  and(eq(table.studentId, studentId), eq(table.kind, kind))

export type HourlyActStore = ReturnType<typeof createHourlyActStore>

/** What students have done within the last hour: it counts on when what came of it is deleted. */
export function createHourlyActStore(db: Database) {
  return {
    /**
     * Seconds until the student may do it once more; null: now. The student's other acts wait until the commit, so
     * that many at once don't pass a limit together.
     */
    async waitBeforeNext(doing: Doing, perHour: number, now: Date): Promise<number | null> {
      await holdName(db, doing.studentId)
      const [oldest] = await db
        .select({ doneAt: table.doneAt })
        .from(table)
        .where(same(doing))
        .orderBy(desc(table.doneAt))
        .limit(1)
        .offset(perHour - 1)
      if (oldest === undefined) return null
      const wait = oldest.doneAt.getTime() + HOUR_MS - now.getTime()
      return wait > 0 ? Math.ceil(wait / 1_000) : null
    },

    /** Counts one more, and forgets what counts no longer. */
    async add(act: HourlyAct): Promise<void> {
      const hourAgo = new Date(act.doneAt.getTime() - HOUR_MS)
      await db.delete(table).where(and(same(act), lte(table.doneAt, hourAgo)))
      await db.insert(table).values(act)
    },
  }
}
