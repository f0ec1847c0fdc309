import type { Database } from '@landfall/kit/database/postgres'
import { eq, sql } from 'drizzle-orm'
import { matchWatches } from '../../db/tables.ts'

/** When students are matched again; instants, as the clock of the caller has them. */
export type DueBefore = {
  /** They told something first, and nothing since. */
  toldSince: Date
  toldLast: Date
  /** Their last match, when it knew the catalog as it was before the change of that number. */
  started: Date
  changeSeq: number
  /** Who has not asked for a match since is left alone. */
  asked: Date
}

export type TakenStudent = { studentId: string; cause: 'profile' | 'catalogue' }

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

export type MatchWatchStore = ReturnType<typeof createMatchWatchStore>

/** What happened since each student was matched last; nobody who never was has a row. */
export function createMatchWatchStore(db: Database) {
  const table = matchWatches
  return {
    /**
     * They ask for a match now, with everything that they have told: who reads that afterward, in the
     * same transaction, has all that is not told of again.
     */
    async begin(studentIds: readonly string[], now: Date): Promise<void> {
      const all = [...new Set(studentIds)].toSorted()
      const started = { askedAt: now, startedAt: now, toldSince: null, toldLast: null }
      await db
        .insert(table)
        .values(all.map((studentId) => ({ studentId, changeSeq: 0, ...started })))
        .onConflictDoUpdate({ target: table.studentId, set: started })
    },

    /** The student told something; nothing for who was never matched. */
    async hear(studentId: string, time: Date): Promise<void> {
      await db
        .update(table)
        .set({
          toldSince: sql`least(${table.toldSince}, ${at(time)})`,
          toldLast: sql`greatest(${table.toldLast}, ${at(time)})`,
        })
        .where(eq(table.studentId, studentId))
    },

    /** Matches knew the catalog as it was after the change of that number. */
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

    /** Takes students whose time has come, at most `limit`, who told something first: nobody else takes them. */
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
