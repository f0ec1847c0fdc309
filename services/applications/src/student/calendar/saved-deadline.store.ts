import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, sql } from 'drizzle-orm'
import { savedScholarships, scholarshipCopies } from '../../db/tables.ts'
import type { SavedScholarship } from '../saved-scholarship/saved-scholarship.ts'
import type { ScholarshipCopy } from '../scholarship-copy/scholarship-copy.ts'

/** A position in a student's list by deadline; ties are broken by id. */
export type DeadlinePosition = { date: string; id: string }

export type SavedDeadline = {
  saved: SavedScholarship
  /** YYYY-MM-DD; `NO_DATE` for those without a coming one. */
  date: string
}

/** Later than every day: awards without a coming deadline end the list. */
const NO_DATE = '9999-12-31'

export type SavedDeadlineStore = ReturnType<typeof createSavedDeadlineStore>

/** Students' saved scholarships, by deadline. */
export function createSavedDeadlineStore(db: Database) {
  const [saved, copies] = [savedScholarships, scholarshipCopies]
  const isOfSaved = eq(copies.scholarshipId, saved.scholarshipId)
  const date = sql<string>`(case
    when ${copies.status} = 'published'
      and ${copies.deadlinePrecision} in ('exact', 'recurring-day', 'recurring-month')
    then coalesce(${copies.deadlineDate}, ${NO_DATE}) else ${NO_DATE} end)`

  return {
    /** One page, the soonest deadline first. */
    async page(query: {
      studentId: string
      after: DeadlinePosition | null
      limit: number
    }): Promise<SavedDeadline[]> {
      const { studentId, after, limit } = query
      return db
        .select({ saved, date })
        .from(saved)
        .leftJoin(copies, isOfSaved)
        .where(
          and(
            eq(saved.studentId, studentId),
            after
              ? sql`(${date}, ${saved.id}) > (${after.date}, ${after.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(asc(date), asc(saved.id))
        .limit(limit)
    },

    async count(studentId: string): Promise<number> {
      return db.$count(saved, eq(saved.studentId, studentId))
    },

    /** Everything that one student saved, with what is known about it. */
    async findAwards(
      studentId: string,
    ): Promise<{ saved: SavedScholarship; copy: ScholarshipCopy }[]> {
      return db
        .select({ saved, copy: copies })
        .from(saved)
        .innerJoin(copies, isOfSaved)
        .where(eq(saved.studentId, studentId))
        .orderBy(asc(copies.deadlineDate), asc(saved.id))
    },
  }
}
