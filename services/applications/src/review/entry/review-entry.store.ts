import type { Database } from '@landfall/kit/database/postgres'
import { and, arrayContains, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  applicationSubmissions as submissions,
  scholarshipApplications as applications,
} from '../../db/application-tables.ts'
import { reviewNumbers as numbers } from '../../db/review-tables.ts'
import type { ReviewEntry } from './review-entry.ts'

type Of = { scholarshipId: string; ownerId: string }

export type ReviewEntryStore = ReturnType<typeof createReviewEntryStore>

const isNumberedIn = (scholarshipId: string) => eq(numbers.scholarshipId, scholarshipId)

/** Applications submitted to a scholarship, including those from before it was merged into another. */
const submittedTo = ({ scholarshipId, ownerId }: Of) =>
  and(
    eq(applications.ownerId, ownerId),
    isNotNull(applications.submittedAt),
    ne(applications.state, 'draft'),
    or(
      eq(applications.scholarshipId, scholarshipId),
      arrayContains(applications.movedFrom, [scholarshipId]),
    ),
  )
/** If the student may have changed the form since, the submission counts; else the row's own column has the same. */
const submitted = (column: PgColumn, field: string) =>
  sql<string | null>`case when ${applications.state} in ('more_info', 'withdrawn')
    then ${submissions.form}->>${field} else ${column} end`

/** Applications as a review sees them. */
export function createReviewEntryStore(db: Database) {
  return {
    /** Every numbered application of a review, the first submitted first; or one. */
    async findAll(of: Of, applicationId?: string): Promise<ReviewEntry[]> {
      const rows = await db
        .select({
          applicationId: applications.id,
          number: numbers.number,
          state: applications.state,
          version: applications.version,
          submissionNumber: submissions.number,
          submittedAt: submissions.submittedAt,
          isErased: applications.isErased,
          firstName: submitted(applications.firstName, 'firstName'),
          lastName: submitted(applications.lastName, 'lastName'),
          current: submitted(applications.currentInstitution, 'currentInstitution'),
          intended: submitted(applications.intendedInstitution, 'intendedInstitution'),
        })
        .from(applications)
        .innerJoin(numbers, eq(numbers.applicationId, applications.id))
        .innerJoin(
          submissions,
          and(
            eq(submissions.applicationId, applications.id),
            eq(submissions.number, applications.submissionCount),
          ),
        )
        .where(
          and(
            submittedTo(of),
            isNumberedIn(of.scholarshipId),
            applicationId ? eq(applications.id, applicationId) : undefined,
          ),
        )
        .orderBy(asc(submissions.submittedAt), asc(applications.id))
      return rows.map(({ current, intended, ...row }) => ({
        ...row,
        schools: [current, intended].filter((name) => name !== null),
      }))
    },

    /** Applications of a review that have no number yet. */
    async findUnnumbered(of: Of): Promise<string[]> {
      const rows = await db
        .select({ id: applications.id })
        .from(applications)
        .leftJoin(numbers, eq(numbers.applicationId, applications.id))
        .where(and(submittedTo(of), isNull(numbers.applicationId)))
      return rows.map(({ id }) => id)
    },

    /** Every number that is taken in a review. */
    async takenNumbers(scholarshipId: string): Promise<Set<number>> {
      const rows = await db
        .select({ number: numbers.number })
        .from(numbers)
        .where(isNumberedIn(scholarshipId))
      return new Set(rows.map(({ number }) => number))
    },

    /** Numbers applications; skips those that have a number, or whose number is taken. */
    async number(
      rows: readonly { applicationId: string; scholarshipId: string; number: number }[],
    ): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(numbers)
          .values([...rows])
          .onConflictDoNothing()
    },

    /** The scholarship whose review an application is in; null before it has a number. */
    async reviewOf(applicationId: string): Promise<string | null> {
      const [row] = await db
        .select({ scholarshipId: numbers.scholarshipId })
        .from(numbers)
        .where(eq(numbers.applicationId, applicationId))
      return row?.scholarshipId ?? null
    },
  }
}
