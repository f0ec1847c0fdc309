import { instant } from '@landfall/kit/database/columns'
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'

/** Read copy of immigration: a student's dates, without what they are about. */
export const immigrationDateCopies = pgTable('immigration_date_copies', {
  studentId: uuid('student_id').primaryKey(),
  dates: jsonb('dates').$type<{ id: string; day: string }[]>().notNull(),
  version: integer('version').notNull(),
  toldAt: instant('told_at').notNull(),
})
