import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray, isNotNull, lte, notInArray } from 'drizzle-orm'
import { applicationChecklists } from '../../db/preparation-tables.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import type { PrepChecklist } from './prep-checklist.ts'

export type ChecklistPosition = { createdAt: Date; id: string }

export type ChecklistPageQuery = {
  studentId: string
  scholarshipId: string | null
  after: ChecklistPosition | null
  limit: number
}

export type PrepChecklistStore = ReturnType<typeof createPrepChecklistStore>

/** Reads and writes checklists; queries on behalf of students name the student. */
export function createPrepChecklistStore(db: Database) {
  const table = applicationChecklists
  const newest = keyset({ createdAt: table.createdAt, id: table.id }, 'desc')
  const own = (studentId: string, id: string) =>
    and(eq(table.studentId, studentId), eq(table.id, id))
  const isAsked = ({ studentId, scholarshipId }: ChecklistPageQuery) =>
    and(
      eq(table.studentId, studentId),
      scholarshipId === null ? undefined : eq(table.scholarshipId, scholarshipId),
    )

  return {
    async find(studentId: string, id: string): Promise<PrepChecklist | null> {
      const [row] = await db.select().from(table).where(own(studentId, id))
      return row ?? null
    },

    async lock(studentId: string, id: string): Promise<PrepChecklist | null> {
      const [row] = await db.select().from(table).where(own(studentId, id)).for('update')
      return row ?? null
    },

    async lockOf({ studentId, scholarshipId }: SavedKey): Promise<PrepChecklist | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), eq(table.scholarshipId, scholarshipId)))
        .for('update')
      return row ?? null
    },

    async add(checklist: PrepChecklist): Promise<void> {
      await db.insert(table).values(checklist).onConflictDoNothing()
    },

    async update({ id, ...checklist }: PrepChecklist): Promise<void> {
      await db.update(table).set(checklist).where(eq(table.id, id))
    },

    /** One page, newest first; asks for `limit` rows after the position. */
    async page(query: ChecklistPageQuery): Promise<PrepChecklist[]> {
      return db
        .select()
        .from(table)
        .where(and(isAsked(query), newest.behind(query.after)))
        .orderBy(...newest.orderBy)
        .limit(query.limit)
    },

    async count(query: ChecklistPageQuery): Promise<number> {
      return db.$count(table, isAsked(query))
    },

    async findByScholarships(
      studentId: string,
      scholarshipIds: readonly string[],
    ): Promise<PrepChecklist[]> {
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

    async findAllOf(studentId: string): Promise<PrepChecklist[]> {
      return db.select().from(table).where(eq(table.studentId, studentId))
    },

    async lockReminded(studentId: string): Promise<PrepChecklist[]> {
      return db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), isNotNull(table.remindAt)))
        .orderBy(asc(table.id))
        .for('update')
    },

    /** Claims a batch of checklists that have a line whose morning has come; other processes skip them. */
    async claimDue(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<PrepChecklist[]> {
      return db
        .select()
        .from(table)
        .where(and(lte(table.remindAt, now), notInArray(table.id, [...leftOut])))
        .orderBy(asc(table.remindAt), asc(table.id))
        .limit(limit)
        .for('update', { skipLocked: true })
    },

    async setReminder(id: string, remindAt: Date | null): Promise<void> {
      await db.update(table).set({ remindAt }).where(eq(table.id, id))
    },
  }
}
