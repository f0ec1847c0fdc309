import { instant } from '@landfall/kit/database/columns'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** What events told of a student's work, once for each subject; only ever added to. */
export const progressEntries = pgTable(
  'progress_entries',
  {
    studentId: uuid('student_id').notNull(),
    /** A key of `WORK`; one that is not known any more earns nothing. */
    kind: text('kind').notNull(),
    /** What it was done to: the award, the task, the essay's review … */
    subjectId: uuid('subject_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.kind, table.subjectId] })],
)

/** Achievements that students have; follows from their entries, and can be made anew from them. */
export const studentAchievements = pgTable(
  'student_achievements',
  {
    studentId: uuid('student_id').notNull(),
    achievementId: text('achievement_id').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.achievementId] })],
)
