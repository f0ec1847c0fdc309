import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import { answerReminders as table } from '../../db/application-tables.ts'
import type { AnswerReminder } from './answer-reminder.ts'

export type AnswerReminderStore = ReturnType<typeof createAnswerReminderStore>

/** Reminders to answer owners' requests for information. */
export function createAnswerReminderStore(db: Database) {
  return {
    /** Replaces what was planned for the application. */
    async save(reminder: AnswerReminder): Promise<void> {
      const { applicationId: _, ...change } = reminder
      await db
        .insert(table)
        .values(reminder)
        .onConflictDoUpdate({ target: table.applicationId, set: change })
    },

    async remove(applicationId: string): Promise<void> {
      await db.delete(table).where(eq(table.applicationId, applicationId))
    },

    /** Reminders whose morning has come, locked; skips those that another process has locked. */
    async claimDue(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<AnswerReminder[]> {
      return db
        .select()
        .from(table)
        .where(and(lte(table.remindAt, now), notInArray(table.applicationId, [...leftOut])))
        .orderBy(asc(table.remindAt))
        .limit(limit)
        .for('update', { skipLocked: true })
    },

    /** All of a student's, locked. */
    async lockAll(studentId: string): Promise<AnswerReminder[]> {
      return db.select().from(table).where(eq(table.studentId, studentId)).for('update')
    },
  }
}
