import type { Database } from '@landfall/kit/database/postgres'
import { keyset } from '@landfall/kit/database/keyset'
import { and, count, eq, inArray } from 'drizzle-orm'
import { scholarshipApplications as table } from '../../db/application-tables.ts'
import { applicationOfRow, rowOfApplication } from './application.row.ts'
import type { ApplicationState } from './application-state.ts'
import type { Application } from './application.ts'

/** The place of an application in its student's list. */
export type ApplicationPosition = { lastModifiedAt: Date; id: string }

export type ApplicationStore = ReturnType<typeof createApplicationStore>

const lastChanged = keyset({ lastModifiedAt: table.lastModifiedAt, id: table.id }, 'desc')

const own = (studentId: string, id: string) =>
  and(eq(table.studentId, studentId), eq(table.id, id))
const to = (studentId: string, scholarshipId: string) =>
  and(eq(table.studentId, studentId), eq(table.scholarshipId, scholarshipId))
const ofStates = (studentId: string, states: readonly ApplicationState[] | null) =>
  and(
    eq(table.studentId, studentId),
    states ? inArray(table.state, [...states]) : undefined,
  )
const first = (rows: (typeof table.$inferSelect)[]) =>
  rows[0] ? applicationOfRow(rows[0]) : null

/** Applications as their students see them. */
export function createApplicationStore(db: Database) {
  return {
    /** Whether it was added; false when the student has one to this scholarship. */
    async insertIfNew(application: Application): Promise<boolean> {
      const rows = await db
        .insert(table)
        .values(rowOfApplication(application))
        .onConflictDoNothing({ target: [table.studentId, table.scholarshipId] })
        .returning({ id: table.id })
      return rows.length === 1
    },

    async find(studentId: string, id: string): Promise<Application | null> {
      return first(await db.select().from(table).where(own(studentId, id)))
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(studentId: string, id: string): Promise<Application | null> {
      return first(await db.select().from(table).where(own(studentId, id)).for('update'))
    },

    async lockByScholarship(
      studentId: string,
      scholarshipId: string,
    ): Promise<Application | null> {
      const isIt = to(studentId, scholarshipId)
      return first(await db.select().from(table).where(isIt).for('update'))
    },

    /** The state of the student's application to a scholarship; null without one. */
    async stateOf(
      studentId: string,
      scholarshipId: string,
    ): Promise<ApplicationState | null> {
      const [row] = await db
        .select({ state: table.state })
        .from(table)
        .where(to(studentId, scholarshipId))
      return row?.state ?? null
    },

    async findByScholarships(
      studentId: string,
      scholarshipIds: readonly string[],
    ): Promise<Application[]> {
      const isOne = inArray(table.scholarshipId, [...scholarshipIds])
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), isOne))
      return rows.map(applicationOfRow)
    },

    async update(application: Application): Promise<void> {
      const { id, studentId, ...change } = rowOfApplication(application)
      await db.update(table).set(change).where(own(studentId, id))
    },

    async remove(studentId: string, id: string): Promise<void> {
      await db.delete(table).where(own(studentId, id))
    },

    /** One page, the last changed first; asks for `limit` rows after the position. */
    async page(o: {
      studentId: string
      states: readonly ApplicationState[] | null
      after: ApplicationPosition | null
      limit: number
    }): Promise<Application[]> {
      const rows = await db
        .select()
        .from(table)
        .where(and(ofStates(o.studentId, o.states), lastChanged.behind(o.after)))
        .orderBy(...lastChanged.orderBy)
        .limit(o.limit)
      return rows.map(applicationOfRow)
    },

    /** How many applications the student has in each state; states without any are absent. */
    async countByState(studentId: string): Promise<Map<ApplicationState, number>> {
      const rows = await db
        .select({ state: table.state, total: count() })
        .from(table)
        .where(eq(table.studentId, studentId))
        .groupBy(table.state)
      return new Map(rows.map((row) => [row.state, row.total]))
    },
  }
}
