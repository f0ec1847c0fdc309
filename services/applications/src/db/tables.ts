import { instant } from '@landfall/kit/database/columns'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PublishedProgram } from '../student/scholarship-copy/scholarship-copy.ts'

/** Scholarships that students keep. No foreign key to the catalog: another service owns it. */
export const savedScholarships = pgTable(
  'saved_scholarships',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    applicationStatus: text('application_status', {
      enum: ['not_applied', 'planned', 'applied', 'accepted', 'rejected'],
    }).notNull(),
    notes: text('notes'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('saved_scholarships_student_scholarship').on(
      table.studentId,
      table.scholarshipId,
    ),
    index('saved_scholarships_newest').on(table.studentId, table.createdAt, table.id),
    index('saved_scholarships_scholarship').on(table.scholarshipId),
  ],
)

/** One row per student: a number that grows with each change of how many they keep in which status. */
export const savedCounts = pgTable('saved_counts', {
  studentId: uuid('student_id').primaryKey(),
  version: integer('version').notNull(),
})

/** What this service must know about each scholarship; fed by catalog's events. */
export const scholarshipCopies = pgTable(
  'scholarship_copies',
  {
    scholarshipId: uuid('scholarship_id').primaryKey(),
    status: text('status', {
      enum: ['draft', 'published', 'closed', 'archived'],
    }).notNull(),
    /** Null if it is not closed, or if it came only with an older version of the events. */
    closedReason: text('closed_reason', {
      enum: ['deadline', 'owner', 'absent', 'held', 'removed'],
    }),
    title: text('title').notNull(),
    provider: text('provider').notNull(),
    ownerId: uuid('owner_id'),
    deadlineDate: text('deadline_date'),
    deadlinePrecision: text('deadline_precision').notNull(),
    deadlineTimeZone: text('deadline_time_zone').notNull(),
    /** Null if it came only with an older version of catalog's events. */
    slug: text('slug'),
    sourceUrl: text('source_url'),
    /**
     * Everything else that its organization stated; null for listings from elsewhere, and if it came only with older
     * events.
     */
    program: jsonb('program').$type<PublishedProgram>(),
    /** It names no other address for applying; false if it came only with older events. */
    isAppliedHere: boolean('is_applied_here').notNull().default(false),
    /** When catalog published this version. */
    updatedAt: instant('updated_at'),
    /** The catalog's version of the scholarship; an older event is ignored. */
    version: integer('version').notNull(),
  },
  (table) => [index('scholarship_copies_owner').on(table.ownerId, table.scholarshipId)],
)
