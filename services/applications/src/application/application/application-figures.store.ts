import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm'
import {
  applicationSteps as steps,
  applicationSubmissions as submissions,
  scholarshipApplications as table,
} from '../../db/application-tables.ts'
import { mentorings } from '../../db/mentorings.sql.ts'
import {
  reviewConflicts as conflicts,
  reviewScores as scores,
} from '../../db/review-tables.ts'
import { DECIDED_STATES } from './application-state.ts'
import type { ApplicationFigures } from './application-figures.ts'

export type ApplicationFiguresStore = ReturnType<typeof createApplicationFiguresStore>

const ofSteps = sql`from ${steps} where ${steps.applicationId} = ${table.id}`
const ofSubmissions = sql`from ${submissions} where ${submissions.applicationId} = ${table.id}`
const wasSubmitted = sql`exists (select ${ofSubmissions})`
const lastForm = (key: string) =>
  sql<
    string | null
  >`(select ${submissions.form} ->> ${key} ${ofSubmissions} order by ${submissions.number} desc limit 1)`
const date = (value: SQL) => value.mapWith(table.createdAt)
const decided = sql.join(
  DECIDED_STATES.map((state) => sql`${state}`),
  sql`, `,
)

const ofReviewer = sql`${conflicts.applicationId} = ${scores.applicationId} and ${conflicts.reviewerId} = ${scores.reviewerId}`
const mentors = sql`exists (select from ${mentorings}
  where ${mentorings.studentId} = ${table.studentId} and ${mentorings.mentorId} = ${scores.reviewerId})`
/**
 * Whether the reviewer has a conflict, as a review sees it: the recorded conflict decides, and without one whether
 * they mentor the student. Shared institutions are always recorded.
 */
const hasConflict = sql`coalesce((select ${conflicts.liftedAt} is null from ${conflicts} where ${ofReviewer}), ${mentors})`
/** A final score of what was submitted last, by somebody without a conflict. */
const counts = sql`${scores.isFinal} and ${scores.submissionNumber} = ${table.submissionCount} and not ${hasConflict}`

const figures = {
  applicationId: table.id,
  scholarshipId: table.scholarshipId,
  ownerId: table.ownerId,
  state: table.state,
  reached: sql<
    string[]
  >`(select coalesce(array_agg(distinct ${steps.to} order by ${steps.to}), '{}') ${ofSteps})`,
  submittedAt: date(sql`(select min(${submissions.submittedAt}) ${ofSubmissions})`),
  decidedAt: date(
    sql`(select min(${steps.at}) ${ofSteps} and ${steps.to} in (${decided}))`,
  ),
  country: lastForm('citizenship'),
  fieldOfStudy: lastForm('fieldOfStudy'),
  score: sql<number | null>`(select avg(${scores.total}) from ${scores}
    where ${scores.applicationId} = ${table.id} and ${counts})`,
  version: table.figuresVersion,
}

/** The figures of submitted applications; others have none. */
export function createApplicationFiguresStore(db: Database) {
  const read = (where: SQL | undefined, limit: number) =>
    db
      .select(figures)
      .from(table)
      .where(and(wasSubmitted, where))
      .orderBy(asc(table.id))
      .limit(limit) as Promise<ApplicationFigures[]>
  return {
    /**
     * The figures under their next version. The rows stay locked until the transaction ends, so that a later version
     * always includes what an earlier one published.
     */
    async next(ids: readonly string[]): Promise<ApplicationFigures[]> {
      if (ids.length === 0) return []
      const isOne = inArray(table.id, [...ids])
      await db
        .update(table)
        .set({ figuresVersion: sql`${table.figuresVersion} + 1` })
        .where(and(wasSubmitted, isOne))
      // A second statement, which sees what was committed while the first one waited for locks.
      return read(isOne, ids.length)
    },

    /** Figures under the version last published; `limit` rows after an id. */
    batch: (afterId: string | null, limit: number) =>
      read(afterId === null ? undefined : gt(table.id, afterId), limit),
  }
}
