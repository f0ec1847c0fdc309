import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm'
import { applicationChecklists, applicationPrepTasks } from '../../db/preparation-tables.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import { NO_DAY, type PrepTask, type TaskPosition, type TaskStatus } from './prep-task.ts'

export type TaskPageQuery = {
  studentId: string
  scholarshipId: string | null
  status: TaskStatus | null
  after: TaskPosition | null
  limit: number
}

/** How many tasks of one award are in one status. */
export type TaskCount = { scholarshipId: string; status: TaskStatus; total: number }

export type PrepTaskStore = ReturnType<typeof createPrepTaskStore>

/** Reads and writes students' tasks for awards; queries on behalf of students name the student. */
export function createPrepTaskStore(db: Database) {
  const table = applicationPrepTasks
  const due = sql<string>`coalesce(${table.dueDate}, ${sql.raw(`'${NO_DAY}'`)})`
  const own = (studentId: string, id: string) =>
    and(eq(table.studentId, studentId), eq(table.id, id), eq(table.isRemoved, false))
  const isAsked = ({ studentId, scholarshipId, status }: TaskPageQuery) =>
    and(
      eq(table.studentId, studentId),
      eq(table.isRemoved, false),
      scholarshipId === null ? undefined : eq(table.scholarshipId, scholarshipId),
      status === null ? undefined : eq(table.status, status),
    )

  return {
    /** Until the transaction ends, nobody else plans for this student and award. */
    async holdPlan({ studentId, scholarshipId }: SavedKey): Promise<void> {
      const name = `preparation ${studentId} ${scholarshipId}`
      await holdName(db, name)
    },

    async find(studentId: string, id: string): Promise<PrepTask | null> {
      const [row] = await db.select().from(table).where(own(studentId, id))
      return row ?? null
    },

    async lock(studentId: string, id: string): Promise<PrepTask | null> {
      const [row] = await db.select().from(table).where(own(studentId, id)).for('update')
      return row ?? null
    },

    /** Every task of an award, including removed steps, locked until the transaction ends. */
    async lockOf({ studentId, scholarshipId }: SavedKey): Promise<PrepTask[]> {
      return db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), eq(table.scholarshipId, scholarshipId)))
        .orderBy(asc(table.id))
        .for('update')
    },

    /** How many tasks a student has; until the transaction ends, nobody else counts them to add more. */
    async countToAdd(studentId: string): Promise<number> {
      await holdName(db, `tasks ${studentId}`)
      return db.$count(table, eq(table.studentId, studentId))
    },

    /** Existing tasks stay as they are. */
    async add(tasks: readonly PrepTask[]): Promise<void> {
      if (tasks.length === 0) return
      await db
        .insert(table)
        .values([...tasks])
        .onConflictDoNothing()
    },

    async update({ id, studentId, ...task }: PrepTask): Promise<void> {
      await db
        .update(table)
        .set(task)
        .where(and(eq(table.studentId, studentId), eq(table.id, id)))
    },

    async remove(studentId: string, id: string): Promise<void> {
      await db.delete(table).where(own(studentId, id))
    },

    /** One page, the soonest first; asks for `limit` rows after the position. */
    async page(query: TaskPageQuery): Promise<PrepTask[]> {
      const { after, limit } = query
      return db
        .select()
        .from(table)
        .where(
          and(
            isAsked(query),
            after === null
              ? undefined
              : sql`(${due}, ${table.id}) > (${after.due}, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(due), asc(table.id))
        .limit(limit)
    },

    async count(query: TaskPageQuery): Promise<number> {
      return db.$count(table, isAsked(query))
    },

    /** Counts by award and status. @param scholarshipIds null: every award */
    async countByStatus(
      studentId: string,
      scholarshipIds: readonly string[] | null,
    ): Promise<TaskCount[]> {
      const { scholarshipId, status } = table
      return db
        .select({ scholarshipId, status, total: count() })
        .from(table)
        .where(
          and(
            eq(table.studentId, studentId),
            eq(table.isRemoved, false),
            scholarshipIds === null
              ? undefined
              : inArray(scholarshipId, [...scholarshipIds]),
          ),
        )
        .groupBy(scholarshipId, status)
    },

    /** A student's open tasks due on or after `day`, the soonest first. */
    async findComing(studentId: string, day: string): Promise<PrepTask[]> {
      return db
        .select()
        .from(table)
        .where(
          and(
            eq(table.studentId, studentId),
            eq(table.isRemoved, false),
            ne(table.status, 'completed'),
            sql`${table.dueDate} >= ${day}`,
          ),
        )
        .orderBy(asc(table.dueDate), asc(table.id))
    },

    /** All of a student's tasks with a planned reminder, locked until the transaction ends. */
    async lockReminded(studentId: string): Promise<PrepTask[]> {
      return db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), isNotNull(table.remindAt)))
        .orderBy(asc(table.id))
        .for('update')
    },

    /** Claims a batch of tasks whose morning has come; other processes skip them. */
    async claimDue(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<PrepTask[]> {
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

    /** Marks all of a student's preparation for an award as off the saved list, or on it again. */
    async setOffList(
      { studentId, scholarshipId }: SavedKey,
      isOffList: boolean,
    ): Promise<void> {
      for (const one of [table, applicationChecklists])
        await db
          .update(one)
          .set({ isOffList })
          .where(and(eq(one.studentId, studentId), eq(one.scholarshipId, scholarshipId)))
    },

    /** Which of these awards somebody prepares for. */
    async preparedAmong(scholarshipIds: readonly string[]): Promise<string[]> {
      if (scholarshipIds.length === 0) return []
      const ids = [...scholarshipIds]
      const lists = applicationChecklists
      const { rows } = await db.execute<{ id: string }>(sql`
        select given.id from unnest(${sql.param(ids)}::uuid[]) as given(id)
        where exists (select from ${table} where ${table.scholarshipId} = given.id)
          or exists (select from ${lists} where ${lists.scholarshipId} = given.id)`)
      return rows.map(({ id }) => id)
    },

    /** A page of those who prepare for an award, in the order of their ids. */
    async findStudentsOf(
      scholarshipId: string,
      o: { after: string | null; limit: number },
    ): Promise<string[]> {
      const of = (one: typeof applicationPrepTasks | typeof applicationChecklists) =>
        db
          .select({ studentId: one.studentId })
          .from(one)
          .where(
            and(
              eq(one.scholarshipId, scholarshipId),
              o.after === null ? undefined : gt(one.studentId, o.after),
            ),
          )
      const rows = await of(table)
        .union(of(applicationChecklists))
        .orderBy(sql`student_id`)
        .limit(o.limit)
      return rows.map(({ studentId }) => studentId)
    },
  }
}
