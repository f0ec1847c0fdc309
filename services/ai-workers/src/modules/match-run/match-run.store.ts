import type { Database } from '@landfall/kit/postgres'
import { and, count, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { matchRuns, matchShares } from '../../db/tables.ts'
import type {
  EarlierRun,
  FinishedMatch,
  MatchRun,
  NewMatchRun,
  WorkedRun,
} from './match-run.ts'

/** Wakes whoever waits for a run to end; carries its id. */
export const RUNS_CHANNEL = 'ai_workers_match_runs'

/** A place in a student's list: newest first, the id settles equal instants. */
export type RunPosition = { createdAt: Date; id: string }

const HOUR_MS = 3_600_000

export type MatchRunStore = ReturnType<typeof createMatchRunStore>

/** The state of matches. What students read is always asked for by the student too. */
export function createMatchRunStore(db: Database) {
  const table = matchRuns
  const shown = {
    id: table.id,
    studentId: table.studentId,
    status: table.status,
    profile: table.profile,
    createdAt: table.createdAt,
    finishedAt: table.finishedAt,
    failure: table.failure,
    resultId: table.resultId,
    summary: table.summary,
    shareToken: matchShares.token,
  }
  const unfinished = inArray(table.status, ['queued', 'running'])
  const newestFirst = [desc(table.createdAt), desc(table.id)]
  const withShare = () =>
    db.select(shown).from(table).leftJoin(matchShares, eq(matchShares.runId, table.id))
  /** In the statement that ends the run; listeners hear of it at the commit. */
  const notifyEnd = sql<string>`pg_notify(${RUNS_CHANNEL}, ${table.id}::text)::text`

  return {
    /**
     * Seconds until the student may start one more; null: now. Starts at the very same moment do not
     * see each other: their number is bounded by the connections of the pool.
     */
    async waitBeforeNext(
      studentId: string,
      perHour: number,
      now: Date,
    ): Promise<number | null> {
      const [oldest] = await db
        .select({ createdAt: table.createdAt })
        .from(table)
        .where(eq(table.studentId, studentId))
        .orderBy(...newestFirst)
        .limit(1)
        .offset(perHour - 1)
      const freeAt = (oldest?.createdAt.getTime() ?? 0) + HOUR_MS
      return freeAt > now.getTime() ? Math.ceil((freeAt - now.getTime()) / 1_000) : null
    },

    async insert(run: NewMatchRun): Promise<void> {
      await db.insert(table).values({ ...run, status: 'queued' })
    },

    async find(studentId: string, id: string): Promise<MatchRun | null> {
      const [row] = await withShare().where(
        and(eq(table.studentId, studentId), eq(table.id, id)),
      )
      return row ?? null
    },

    /** Whoever it belongs to: for its worker, and for who has its link. */
    async findAny(id: string): Promise<MatchRun | null> {
      const [row] = await withShare().where(eq(table.id, id))
      return row ?? null
    },

    async findLatestFinished(studentId: string): Promise<MatchRun | null> {
      const [row] = await withShare()
        .where(and(eq(table.studentId, studentId), eq(table.status, 'finished')))
        .orderBy(...newestFirst)
        .limit(1)
      return row ?? null
    },

    /** One page, newest first; asks for `limit` rows after the position. */
    async page(query: {
      studentId: string
      after: RunPosition | null
      limit: number
    }): Promise<MatchRun[]> {
      const { studentId, after, limit } = query
      return withShare()
        .where(and(eq(table.studentId, studentId), after ? isAfter(after) : undefined))
        .orderBy(...newestFirst)
        .limit(limit)
    },

    async count(studentId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(table)
        .where(eq(table.studentId, studentId))
      return row?.total ?? 0
    },

    /** Those of the runs that have ended. */
    async findEnded(ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(
          and(inArray(table.id, [...ids]), inArray(table.status, ['finished', 'failed'])),
        )
      return rows.map(({ id }) => id)
    },

    /** Marks a run as running and answers it; null when there is none or it has ended. */
    async takeUp(id: string): Promise<WorkedRun | null> {
      const [row] = await db
        .update(table)
        .set({ status: 'running' })
        .where(and(eq(table.id, id), unfinished))
        .returning()
      return row ? { ...row, shareToken: null } : null
    },

    /** The student's newest finished run of those started before this one. */
    async findBefore(run: MatchRun): Promise<EarlierRun | null> {
      const [row] = await db
        .select({
          finishedAt: table.finishedAt,
          asked: table.asked,
          ranked: table.ranked,
          summary: table.summary,
        })
        .from(table)
        .where(
          and(
            eq(table.studentId, run.studentId),
            eq(table.status, 'finished'),
            isNotNull(table.ranked),
            isAfter(run),
          ),
        )
        .orderBy(...newestFirst)
        .limit(1)
      if (!row?.finishedAt || !row.ranked || !row.summary) return null
      const { finishedAt, asked, ranked, summary } = row
      return { finishedAt, asked, ranked, matchCount: summary.matchCount }
    },

    /** Answers false when the run had ended before; then nothing changes. */
    async finish(id: string, finished: FinishedMatch): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ status: 'finished', ...finished })
        .where(and(eq(table.id, id), unfinished))
        .returning({ notifyEnd })
      return rows.length > 0
    },

    /** As `finish`, but without a result. */
    async fail(id: string, failure: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ status: 'failed', failure, finishedAt: now })
        .where(and(eq(table.id, id), unfinished))
        .returning({ notifyEnd })
      return rows.length > 0
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

  /** Further down the list: started before, or at the same instant with a smaller id. */
  function isAfter(position: RunPosition) {
    return or(
      lt(table.createdAt, position.createdAt),
      and(eq(table.createdAt, position.createdAt), lt(table.id, sql`${position.id}::uuid`)),
    )
  }
}
