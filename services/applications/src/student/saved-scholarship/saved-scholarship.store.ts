import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm'
import { amongSavedKeys } from '../../db/among-saved-keys.ts'
import { savedScholarships, scholarshipCopies } from '../../db/tables.ts'
import type {
  DeadlineColumns,
  ScholarshipCopy,
} from '../scholarship-copy/scholarship-copy.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import { keyOf, type SavedScholarship, type SavedStatus } from './saved-scholarship.ts'

/** A position in a student's list: newest first, ties are broken by id. */
export type SavedPosition = { createdAt: Date; id: string }

export type SavedPageQuery = {
  studentId: string
  status: SavedStatus | null
  after: SavedPosition | null
  limit: number
}

/** A saved scholarship, with what determines when its deadline ends. */
export type DatedSave = SavedPosition & {
  copy: (DeadlineColumns & Pick<ScholarshipCopy, 'status'>) | null
}

export type SavedScholarshipStore = ReturnType<typeof createSavedScholarshipStore>

/** Reads and writes saved scholarships; every query names the student that it is about, or only counts. */
export function createSavedScholarshipStore(db: Database) {
  const table = savedScholarships
  const newest = keyset({ createdAt: table.createdAt, id: table.id }, 'desc')
  const own = (studentId: string, id: string) =>
    and(eq(table.studentId, studentId), eq(table.id, id))

  return {
    /**
     * Until the transaction ends, nobody else adds to the student's list or plans all of it. So the limit holds, and
     * a new row either follows the earlier defaults or is part of the new plan.
     */
    async holdList(studentId: string): Promise<void> {
      await holdName(db, `saved list ${studentId}`)
    },

    /** Inserts unless the student has saved it before; returns whether it did. */
    async insertIfNew(record: SavedScholarship): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(record)
        .onConflictDoNothing({ target: [table.studentId, table.scholarshipId] })
        .returning({ id: table.id })
      return rows.length === 1
    },

    async find(studentId: string, id: string): Promise<SavedScholarship | null> {
      const [row] = await db.select().from(table).where(own(studentId, id))
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(studentId: string, id: string): Promise<SavedScholarship | null> {
      const [row] = await db.select().from(table).where(own(studentId, id)).for('update')
      return row ?? null
    },

    async lockByScholarship(
      studentId: string,
      scholarshipId: string,
    ): Promise<SavedScholarship | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), eq(table.scholarshipId, scholarshipId)))
        .for('update')
      return row ?? null
    },

    /** Records of several students, locked in a fixed order; missing ones are absent. */
    async lockAll(awards: readonly SavedKey[]): Promise<SavedScholarship[]> {
      if (awards.length === 0) return []
      return db
        .select()
        .from(table)
        .where(amongSavedKeys(table, awards))
        .orderBy(asc(table.id))
        .for('update')
    },

    /** Statuses by `keyOf`; awards that are not saved are absent. */
    async findStatuses(
      awards: readonly SavedKey[],
    ): Promise<ReadonlyMap<string, SavedStatus>> {
      if (awards.length === 0) return new Map()
      const { studentId, scholarshipId, applicationStatus: status } = table
      const rows = await db
        .select({ studentId, scholarshipId, status })
        .from(table)
        .where(amongSavedKeys(table, awards))
      return new Map(rows.map((row) => [keyOf(row), row.status]))
    },

    /**
     * A page of students who saved a scholarship, in the order of their ids. @param after the last one of the page
     * before
     */
    async findKeepersOf(
      scholarshipId: string,
      o: { statuses: readonly SavedStatus[]; after: string | null; limit: number },
    ): Promise<Pick<SavedScholarship, 'studentId' | 'applicationStatus'>[]> {
      const { studentId, applicationStatus } = table
      return db
        .select({ studentId, applicationStatus })
        .from(table)
        .where(
          and(
            eq(table.scholarshipId, scholarshipId),
            inArray(table.applicationStatus, [...o.statuses]),
            o.after === null ? undefined : gt(table.studentId, o.after),
          ),
        )
        .orderBy(asc(table.studentId))
        .limit(o.limit)
    },

    async countOf(studentId: string): Promise<number> {
      return db.$count(table, eq(table.studentId, studentId))
    },

    /** Everything that one student saved. */
    async findAllOf(studentId: string): Promise<SavedScholarship[]> {
      return db
        .select()
        .from(table)
        .where(eq(table.studentId, studentId))
        .orderBy(desc(table.createdAt))
    },

    async findByScholarships(
      studentId: string,
      scholarshipIds: readonly string[],
    ): Promise<SavedScholarship[]> {
      return db
        .select()
        .from(table)
        .where(
          and(
            eq(table.studentId, studentId),
            inArray(table.scholarshipId, [...scholarshipIds]),
          ),
        )
    },

    async update(record: SavedScholarship): Promise<void> {
      const { applicationStatus, notes, version, updatedAt } = record
      await db
        .update(table)
        .set({ applicationStatus, notes, version, updatedAt })
        .where(own(record.studentId, record.id))
    },

    async remove(studentId: string, id: string): Promise<void> {
      await db.delete(table).where(own(studentId, id))
    },

    /** One page, newest first; asks for `limit` rows after the position. */
    async page(query: SavedPageQuery): Promise<SavedScholarship[]> {
      const { studentId, status, after, limit } = query
      return db
        .select()
        .from(table)
        .where(
          and(
            eq(table.studentId, studentId),
            status ? eq(table.applicationStatus, status) : undefined,
            newest.behind(after),
          ),
        )
        .orderBy(...newest.orderBy)
        .limit(limit)
    },

    /** What orders all of one student's saved scholarships by date; those that catalog never published have no copy. */
    async findDates({
      studentId,
      status,
    }: Pick<SavedPageQuery, 'studentId' | 'status'>): Promise<DatedSave[]> {
      const copies = scholarshipCopies
      const { deadlineDate, deadlinePrecision, deadlineTimeZone } = copies
      const stated = { deadlineDate, deadlinePrecision, deadlineTimeZone }
      return db
        .select({
          id: table.id,
          createdAt: table.createdAt,
          copy: { status: copies.status, ...stated },
        })
        .from(table)
        .leftJoin(copies, eq(copies.scholarshipId, table.scholarshipId))
        .where(
          and(
            eq(table.studentId, studentId),
            status ? eq(table.applicationStatus, status) : undefined,
          ),
        )
    },

    /** By id; scholarships that the student has not saved are absent. */
    async findAll(
      studentId: string,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, SavedScholarship>> {
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), inArray(table.id, [...ids])))
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** How many students saved each of the scholarships; those that nobody saved are absent. */
    async countByScholarship(
      scholarshipIds: readonly string[],
    ): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ scholarshipId: table.scholarshipId, total: count() })
        .from(table)
        .where(inArray(table.scholarshipId, [...scholarshipIds]))
        .groupBy(table.scholarshipId)
      return new Map(rows.map((row) => [row.scholarshipId, row.total]))
    },

    /** How many records the student has in each status; statuses without any are absent. */
    async countByStatus(studentId: string): Promise<Map<SavedStatus, number>> {
      const rows = await db
        .select({ status: table.applicationStatus, total: count() })
        .from(table)
        .where(eq(table.studentId, studentId))
        .groupBy(table.applicationStatus)
      return new Map(rows.map((row) => [row.status, row.total]))
    },
  }
}
