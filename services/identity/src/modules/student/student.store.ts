import type { Database } from '@landfall/kit/database/postgres'
import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { students } from '../../db/student-tables.ts'
import { users } from '../../db/tables.ts'
import type { Student, StudentFacts } from './student.ts'

export function createStudentStore(db: Database) {
  const columns = {
    ...getTableColumns(students),
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
  }
  const profiles = () =>
    db.select(columns).from(students).innerJoin(users, eq(users.id, students.id))

  return {
    async find(id: string): Promise<Student | null> {
      const [row] = await profiles().where(eq(students.id, id))
      return row ?? null
    },

    /** Adds a profile unless there is one; answers whether it did. */
    async insert(id: string, facts: Partial<StudentFacts>, now: Date): Promise<boolean> {
      const rows = await db
        .insert(students)
        .values({ id, ...facts, version: 1, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning({ id: students.id })
      return rows.length === 1
    },

    /** Changes the given facts and makes a new version. */
    async update(id: string, facts: Partial<StudentFacts>, now: Date): Promise<void> {
      await db
        .update(students)
        .set({ ...facts, version: sql`${students.version} + 1`, updatedAt: now })
        .where(eq(students.id, id))
    },

    /** Profiles in the order of their ids, after one; for going through all of them. */
    async listAfter(id: string | null, limit: number): Promise<Student[]> {
      return profiles()
        .where(id ? gt(students.id, id) : undefined)
        .orderBy(asc(students.id))
        .limit(limit)
    },
  }
}
