import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { progressEntries, studentAchievements } from '../../db/progress-tables.ts'
import type { Achieved, ProgressEntry } from './progress.ts'

export type ProgressStore = ReturnType<typeof createProgressStore>

/** Students' work as events reported it, and the achievements derived from it. */
export function createProgressStore(db: Database) {
  const { studentId, achievementId, completedAt } = studentAchievements
  return {
    /** Until the transaction ends, nobody else adds to this student's progress. */
    async hold(id: string): Promise<void> {
      const name = `progress ${id}`
      await holdName(db, name)
    },

    /** A known entry keeps the earlier time. @returns whether anything changed */
    async add(id: string, entry: ProgressEntry): Promise<boolean> {
      const { at } = progressEntries
      const rows = await db
        .insert(progressEntries)
        .values({ studentId: id, ...entry })
        .onConflictDoUpdate({
          target: [
            progressEntries.studentId,
            progressEntries.kind,
            progressEntries.subjectId,
          ],
          set: { at: sql`excluded.at` },
          setWhere: gt(at, sql`excluded.at`),
        })
        .returning({ kind: progressEntries.kind })
      return rows.length === 1
    },

    async entriesOf(id: string): Promise<ProgressEntry[]> {
      const { kind, subjectId, at } = progressEntries
      return db
        .select({ kind, subjectId, at })
        .from(progressEntries)
        .where(eq(progressEntries.studentId, id))
        .orderBy(asc(at), asc(kind), asc(subjectId))
    },

    /** The newest first. */
    async achievedOf(id: string): Promise<Achieved[]> {
      return db
        .select({ achievementId, completedAt })
        .from(studentAchievements)
        .where(eq(studentId, id))
        .orderBy(sql`${completedAt} desc`, asc(achievementId))
    },

    /** Replaces all of the student's achievements. */
    async replaceAchieved(id: string, achieved: readonly Achieved[]): Promise<void> {
      await db.delete(studentAchievements).where(eq(studentId, id))
      if (achieved.length === 0) return
      await db
        .insert(studentAchievements)
        .values(achieved.map((one) => ({ studentId: id, ...one })))
    },

    /** Ids of students who have entries, or achievements without any, in their order. */
    async studentsAfter(id: string | null, limit: number): Promise<string[]> {
      const { rows } = await db.execute<{ student_id: string }>(sql`
        select student_id from (
          select student_id from progress_entries
          union select student_id from student_achievements
        ) as students
        where ${id}::uuid is null or student_id > ${id}::uuid
        order by student_id limit ${limit}`)
      return rows.map((row) => row.student_id)
    },
  }
}
