import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/** Merged scholarships, as catalog last published them. */
export const mergedScholarships = pgTable('merged_scholarships', {
  scholarshipId: uuid('scholarship_id').primaryKey(),
  /** The scholarship that it was merged into; null once the merge is undone. */
  intoId: uuid('into_id'),
  version: integer('version').notNull(),
})

/** Saved scholarships that moved with a merge, so that undoing it brings them back. */
export const movedSaves = pgTable(
  'moved_saves',
  {
    mergedId: uuid('merged_id').notNull(),
    savedId: uuid('saved_id').notNull(),
    intoId: uuid('into_id').notNull(),
    studentId: uuid('student_id').notNull(),
    /** The whole row, when the student had saved the other too; null when it simply moved. */
    folded: jsonb('folded').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.mergedId, table.savedId] })],
)
