import { instant } from '@landfall/kit/database/columns'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, SCAN_STATES } from '../student/document/document.ts'

/** Each file that a student uploaded, once; its bytes never change and are stored elsewhere under this id. */
export const documentObjects = pgTable(
  'document_objects',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    /** Hash of the content, in hex. */
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    contentType: text('content_type').notNull(),
    scanState: text('scan_state', { enum: SCAN_STATES }).notNull(),
    /** When the scan was requested or ended; finds scans that never ended. */
    scanChangedAt: instant('scan_changed_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('document_objects_student_content').on(table.studentId, table.sha256),
    index('document_objects_scan').on(table.scanState, table.scanChangedAt),
  ],
)

/** A document in a student's vault: one object under the name and kind that they gave it. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id').notNull(),
    objectId: uuid('object_id')
      .notNull()
      .references(() => documentObjects.id),
    name: text('name').notNull(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    unique('documents_object').on(table.objectId),
    index('documents_newest').on(table.studentId, table.createdAt, table.id),
  ],
)

/** Other users of an object, such as a submission; it stays as long as one of these is left. */
export const documentHolds = pgTable(
  'document_holds',
  {
    objectId: uuid('document_object_id')
      .notNull()
      .references(() => documentObjects.id),
    holderKind: text('holder_kind').notNull(),
    holderId: uuid('holder_id').notNull(),
    /** Name and kind as handed in: renaming in the vault changes nothing here. */
    name: text('name').notNull(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.objectId, table.holderKind, table.holderId] }),
    index('document_holds_holder').on(table.holderKind, table.holderId),
  ],
)
