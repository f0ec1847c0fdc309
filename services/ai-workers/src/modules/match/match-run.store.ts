import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, count, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { matchRuns, matchShares } from '../../db/tables.ts'
import type { RankedAward } from './match-changes.ts'
import type {
  FinishedMatch,
  MatchAsked,
  MatchCause,
  MatchProfile,
  MatchRun,
  NewMatchRun,
  WorkedRun,
} from './match-run.ts'

/** Wakes requests that wait for a run to end; the payload is the run's id. */
export const RUNS_CHANNEL = 'ai_workers_match_runs'

type TakenRow = {
  id: string
  student_id: string
  cause: MatchCause
  asked: MatchAsked
  sealed_details: string | null
  sealed_answers: string | null
  then_at: string | null
  then_asked: MatchAsked
  then_details: string | null
  then_answers: string | null
  then_ranked: RankedAward[]
  then_count: number
}

/** A position in a student's list: newest first; the id breaks ties. */
export type RunPosition = { createdAt: Date; id: string }

const HOUR_MS = 3_600_000
const NOTHING_SEALED = { sealedDetails: null, sealedAnswers: null }

export type MatchRunStore = ReturnType<typeof createMatchRunStore>

/** The state of matches. Queries on behalf of students always filter by the student too. */
export function createMatchRunStore(db: Database) {
  const table = matchRuns
  const shown = {
    id: table.id,
    studentId: table.studentId,
    status: table.status,
    cause: table.cause,
    profile: table.profile,
    createdAt: table.createdAt,
    finishedAt: table.finishedAt,
    failure: table.failure,
    resultId: table.resultId,
    summary: table.summary,
    shareToken: matchShares.token,
  }
  const unfinished = inArray(table.status, ['queued', 'running'])
  const newest = keyset({ createdAt: table.createdAt, id: table.id }, 'desc')
  /** An automatic run is listed only once it has finished. */
  const listed = (studentId: string) =>
    and(
      eq(table.studentId, studentId),
      or(eq(table.cause, 'student'), eq(table.status, 'finished')),
    )
  const withShare = () =>
    db.select(shown).from(table).leftJoin(matchShares, eq(matchShares.runId, table.id))
  /** Part of the statement that ends the run; listeners are notified at the commit. */
  const notifyEnd = sql<string>`pg_notify(${RUNS_CHANNEL}, ${table.id}::text)::text`

  return {
    /**
     * Seconds until each of the students may start one more run; null: now. The same student twice counts as two
     * starts. Starts at the very same moment do not see each other; the number of processes bounds how many.
     */
    async waitBeforeNext(
      studentIds: readonly string[],
      perHour: number,
      now: Date,
    ): Promise<(number | null)[]> {
      const seen = new Map<string, number>()
      const skipped = studentIds.map((id) => {
        const before = seen.get(id) ?? 0
        seen.set(id, before + 1)
        return perHour - 1 - before
      })
      const { rows } = await db.execute<{ oldest: number | null }>(sql`
        select extract(epoch from oldest.created_at)::float8 * 1000 as oldest
        from unnest(${arrayOf(studentIds)}::uuid[], ${arrayOf(skipped)}::int[])
          with ordinality as asked(student_id, skipped, place)
        left join lateral (
          select created_at from match_runs
          where student_id = asked.student_id and cause = 'student'
          order by created_at desc, id desc
          limit 1 offset greatest(asked.skipped, 0)
        ) as oldest on true
        order by place`)
      return skipped.map((rest, place) => {
        // More starts at this moment than an hour allows: the first of them count.
        const oldest = rest < 0 ? now.getTime() : (rows[place]?.oldest ?? 0)
        const wait = oldest + HOUR_MS - now.getTime()
        return wait > 0 ? Math.ceil(wait / 1_000) : null
      })
    },

    async insertAll(runs: readonly NewMatchRun[]): Promise<void> {
      await db
        .insert(table)
        .values(runs.map((run) => ({ ...run, status: 'queued' as const })))
    },

    async find(studentId: string, id: string): Promise<MatchRun | null> {
      const [row] = await withShare().where(
        and(eq(table.studentId, studentId), eq(table.id, id)),
      )
      return row ?? null
    },

    /** Finds a run whoever it belongs to, for its worker and for people with its link. */
    async findAny(id: string): Promise<MatchRun | null> {
      const [row] = await withShare().where(eq(table.id, id))
      return row ?? null
    },

    /** Finds runs in the order of the ids, whoever they belong to, for requests that wait for their own. */
    async findAll(ids: readonly string[]): Promise<(MatchRun | null)[]> {
      const rows = await withShare().where(inArray(table.id, [...ids]))
      const found = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => found.get(id) ?? null)
    },

    /** The form of each student's newest run. */
    async newestProfiles(
      studentIds: readonly string[],
    ): Promise<Map<string, MatchProfile>> {
      const { studentId, createdAt, id, profile } = table
      const rows = await db
        .selectDistinctOn([studentId], { studentId, profile })
        .from(table)
        .where(inArray(studentId, [...studentIds]))
        .orderBy(studentId, desc(createdAt), desc(id))
      return new Map(rows.map((row) => [row.studentId, row.profile]))
    },

    async findLatestFinished(studentId: string): Promise<MatchRun | null> {
      const [row] = await withShare()
        .where(and(eq(table.studentId, studentId), eq(table.status, 'finished')))
        .orderBy(...newest.orderBy)
        .limit(1)
      return row ?? null
    },

    /** One page, newest first: up to `limit` rows after the position. */
    async page(query: {
      studentId: string
      after: RunPosition | null
      limit: number
    }): Promise<MatchRun[]> {
      const { studentId, after, limit } = query
      return withShare()
        .where(and(listed(studentId), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit)
    },

    async count(studentId: string): Promise<number> {
      const [row] = await db.select({ total: count() }).from(table).where(listed(studentId))
      return row?.total ?? 0
    },

    /** The ids, among these, of runs that have ended. */
    async findEnded(ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(
          and(inArray(table.id, [...ids]), inArray(table.status, ['finished', 'failed'])),
        )
      return rows.map(({ id }) => id)
    },

    /** Marks runs as running and returns them; null for a run that is missing or has ended. */
    async takeUpAll(ids: readonly string[]): Promise<(WorkedRun | null)[]> {
      const { rows } = await db.execute<TakenRow>(sql`
        with taken as (
          update match_runs set status = 'running'
          where id = any(${arrayOf(ids)}::uuid[]) and status in ('queued', 'running')
          returning id, student_id, cause, asked, sealed_details, sealed_answers, created_at
        )
        select taken.id, student_id, taken.cause, taken.asked, taken.sealed_details, taken.sealed_answers,
          earlier.*
        from taken left join lateral (
          select
            finished_at as then_at, asked as then_asked, ranked as then_ranked,
            sealed_details as then_details, sealed_answers as then_answers,
            (summary->'matchCount')::int as then_count
          from match_runs
          where student_id = taken.student_id and status = 'finished'
            and jsonb_typeof(ranked) = 'array'
            and (created_at, id) < (taken.created_at, taken.id)
          order by created_at desc, id desc
          limit 1
        ) as earlier on true`)
      const taken = new Map(rows.map((row) => [row.id, workedRun(row)]))
      return ids.map((id) => taken.get(id) ?? null)
    },

    /**
     * Returns the ids of the runs that were finished now; runs that had ended before stay as they are. A run keeps
     * its sealed statements, for comparing the next run with it, only while the student still states the same: the
     * share lock prevents unseen changes meanwhile.
     */
    async finishAll(finished: readonly FinishedMatch[]): Promise<Set<string>> {
      const { rows } = await db.execute<{ id: string }>(sql`
        update match_runs set
          status = 'finished', result_id = given."resultId", finished_at = given."finishedAt",
          summary = given.summary, ranked = given.ranked,
          sealed_details = (
            select stored.sealed_details from student_facts as stored
            where stored.student_id = match_runs.student_id
              and stored.sealed_details = match_runs.sealed_details
            for share
          ),
          sealed_answers = (
            select stored.sealed from student_answers as stored
            where stored.student_id = match_runs.student_id
              and stored.sealed = match_runs.sealed_answers
            for share
          )
        from jsonb_to_recordset(${JSON.stringify(finished)}::jsonb) as given(
          id uuid, "resultId" uuid, "finishedAt" timestamptz, summary jsonb, ranked jsonb
        )
        where match_runs.id = given.id and status in ('queued', 'running')
        returning match_runs.id, ${notifyEnd}`)
      return new Set(rows.map(({ id }) => id))
    },

    /** Ends a run without a result; returns false when it had ended before. */
    async fail(id: string, failure: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ status: 'failed', failure, finishedAt: now, ...NOTHING_SEALED })
        .where(and(eq(table.id, id), unfinished))
        .returning({ notifyEnd })
      return rows.length > 0
    },

    /** Removes runs that have nothing new to show. */
    async removeUnfinished(ids: readonly string[]): Promise<void> {
      await db.delete(table).where(and(inArray(table.id, [...ids]), unfinished))
    },

    /** Automatic runs with at least that many newer ones of the same student; shared runs stay. */
    async findSuperseded(newer: number, limit: number): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (
          select id, row_number() over (
            partition by student_id order by created_at desc, id desc
          ) as place
          from match_runs where cause <> 'student' and status in ('finished', 'failed')
        ) as ended
        where place > ${newer}
          and not exists (select 1 from match_shares where run_id = ended.id)
        limit ${limit}`)
      return rows.map(({ id }) => id)
    },

    async removeAll(ids: readonly string[]): Promise<void> {
      await db.delete(table).where(inArray(table.id, [...ids]))
    },

    /** Removes the student's earlier sealed statements from runs that have ended. */
    async forgetSealed(
      studentId: string,
      column: 'sealedDetails' | 'sealedAnswers',
    ): Promise<void> {
      await db
        .update(table)
        .set({ [column]: null })
        .where(
          and(
            eq(table.studentId, studentId),
            eq(table.status, 'finished'),
            isNotNull(table[column]),
          ),
        )
    },

    /** Ids of runs that were started before the instant and have not ended. */
    async findLost(startedBefore: Date): Promise<string[]> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(unfinished, lt(table.createdAt, startedBefore)))
        .limit(1_000)
      return rows.map(({ id }) => id)
    },
  }
}

function workedRun(row: TakenRow): WorkedRun {
  const { id, student_id: studentId, cause, asked, then_at: finishedAt } = row
  const { sealed_details: sealedDetails, sealed_answers: sealedAnswers } = row
  const earlier =
    finishedAt === null
      ? null
      : {
          finishedAt: new Date(finishedAt),
          asked: row.then_asked,
          sealedDetails: row.then_details,
          sealedAnswers: row.then_answers,
          ranked: row.then_ranked,
          matchCount: row.then_count,
        }
  return { id, studentId, cause, asked, sealedDetails, sealedAnswers, earlier }
}

/** Passes the list as one parameter, so that the statement is the same for any length; for ids and numbers only. */
function arrayOf(values: readonly (string | number)[]) {
  return sql.param(`{${values.join(',')}}`)
}
