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

/** Acts of students within the last hour: an act still counts after its result is deleted. */
export function createHourlyActStore(db: Database) {
  return {
    /**
     * Seconds until the student may act once more; null: now. The student's other acts wait until the commit, so
     * that parallel ones cannot pass a limit together.
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

    /** Counts one more act, and forgets acts that no longer count. */
    async add(act: HourlyAct): Promise<void> {
      const hourAgo = new Date(act.doneAt.getTime() - HOUR_MS)
      await db.delete(table).where(and(same(act), lte(table.doneAt, hourAgo)))
      await db.insert(table).values(act)
    },
  }
}
