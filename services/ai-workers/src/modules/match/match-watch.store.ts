import type { Database } from '@landfall/kit/database/postgres'
import { eq, sql } from 'drizzle-orm'
import { matchWatches } from '../../db/tables.ts'

/** When students are matched again; instants on the caller's clock. */
export type DueBefore = {
  /**
   * A student is due when the first new statement is this old (`toldSince`) or the last one is this old
   * (`toldLast`).
   */
  toldSince: Date
  toldLast: Date
  /**
   * Their last match is at least this old and included the catalog only up to an earlier change than this number.
   */
  started: Date
  changeSeq: number
  /** Students who have not asked for a match since then are left alone. */
  asked: Date
}

export type TakenStudent = { studentId: string; cause: 'profile' | 'catalogue' }

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

export type MatchWatchStore = ReturnType<typeof createMatchWatchStore>

/** What happened since each student's last match; a student who was never matched has no row. */
export function createMatchWatchStore(db: Database) {
  const table = matchWatches
  return {
    /**
     * The students ask for a match now, with everything that they have stated. A caller that reads their statements
     * afterwards in the same transaction has everything up to here; anything later is heard again.
     */
    async begin(studentIds: readonly string[], now: Date): Promise<void> {
      const all = [...new Set(studentIds)].toSorted()
      const started = { askedAt: now, startedAt: now, toldSince: null, toldLast: null }
      await db
        .insert(table)
        .values(all.map((studentId) => ({ studentId, changeSeq: 0, ...started })))
        .onConflictDoUpdate({ target: table.studentId, set: started })
    },

    /** Notes that the student stated something; does nothing for a student who was never matched. */
    async hear(studentId: string, time: Date): Promise<void> {
      await db
        .update(table)
        .set({
          toldSince: sql`least(${table.toldSince}, ${at(time)})`,
          toldLast: sql`greatest(${table.toldLast}, ${at(time)})`,
        })
        .where(eq(table.studentId, studentId))
    },

    /** Notes that these students' matches included the catalog up to that change. */
    async advance(
      known: readonly { studentId: string; changeSeq: number }[],
    ): Promise<void> {
      await db.execute(sql`
        with given as (
          select "studentId", max("changeSeq") as "changeSeq"
          from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
            as given("studentId" uuid, "changeSeq" bigint)
          group by "studentId"
        ), held as (
          select student_id, given."changeSeq"
          from match_watches join given on student_id = given."studentId"
          order by student_id for update of match_watches
        )
        update match_watches as watch
        set change_seq = greatest(watch.change_seq, held."changeSeq")
        from held where watch.student_id = held.student_id`)
    },

    /**
     * Takes up to `limit` students who are due, those with new statements before all others; no other process takes
     * them.
     */
    async take(
      before: DueBefore,
      now: Date,
      { limit, leftOut }: { limit: number; leftOut: readonly string[] },
    ): Promise<TakenStudent[]> {
      const { rows } = await db.execute<{ student_id: string; is_profile: boolean }>(sql`
        with due as (
          select student_id, told_since is not null as is_profile
          from match_watches
          where student_id <> all(${sql.param([...leftOut])}::uuid[]) and asked_at >= ${at(before.asked)} and (
            told_last <= ${at(before.toldLast)} or told_since <= ${at(before.toldSince)}
            or (change_seq < ${before.changeSeq} and started_at <= ${at(before.started)})
          )
          order by told_since nulls last, started_at, student_id
          limit ${limit} for update skip locked
        )
        update match_watches as watch
        set started_at = ${at(now)}, told_since = null, told_last = null
        from due where watch.student_id = due.student_id
        returning watch.student_id, due.is_profile`)
      return rows.map(({ student_id: studentId, is_profile: isProfile }) => {
        return { studentId, cause: isProfile ? 'profile' : 'catalogue' }
      })
    },
  }
}
