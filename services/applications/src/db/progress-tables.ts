import { instant } from '@landfall/kit/database/columns'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** A student's work as events reported it, once for each subject; rows are only added. */
export const progressEntries = pgTable(
  'progress_entries',
  {
    studentId: uuid('student_id').notNull(),
    /** A key of `WORK`; an unknown one earns nothing. */
    kind: text('kind').notNull(),
    /** The subject of the work: the award, the task, the essay's review … */
    subjectId: uuid('subject_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.kind, table.subjectId] })],
)

/** Students' achievements; derived from their entries, and can be rebuilt from them. */
export const studentAchievements = pgTable(
  'student_achievements',
  {
    studentId: uuid('student_id').notNull(),
    achievementId: text('achievement_id').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.achievementId] })],
)
