import { instant } from '@landfall/kit/database/columns'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One uploaded file of scholarships. `scope` is the organization's id, or `platform`. */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: uuid('id').primaryKey(),
    scope: text('scope').notNull(),
    ownerId: uuid('owner_id'),
    ownerName: text('owner_name'),
    createdBy: uuid('created_by').notNull(),
    /** Null until somebody confirms it. */
    confirmedBy: uuid('confirmed_by'),
    fileName: text('file_name').notNull(),
    status: text('status', {
      enum: ['reading', 'ready', 'applying', 'applied', 'undoing', 'undone'],
    }).notNull(),
    ignoredColumns: text('ignored_columns').array().notNull(),
    /** New scholarships are published at once if they can be. */
    publishes: boolean('publishes').notNull(),
    /** Whether the person who confirmed it may change what students see. */
    changesPublished: boolean('changes_published').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('listing_imports_of_scope').on(table.scope, table.createdAt)],
)

/** Uploaded files, kept only until they are read. */
export const listingImportFiles = pgTable('listing_import_files', {
  importId: uuid('import_id').primaryKey(),
  content: bytes('content').notNull(),
})

export const listingImportRows = pgTable(
  'listing_import_rows',
  {
    importId: uuid('import_id').notNull(),
    /** Line of the file, as a spreadsheet counts: the first row under the header is 2. */
    rowNumber: integer('row_number').notNull(),
    key: text('key'),
    title: text('title').notNull(),
    outcome: text('outcome', { enum: ['new', 'changed', 'unchanged', 'error'] }).notNull(),
    form: jsonb('form').notNull(),
    faults: jsonb('faults').notNull(),
    /** Why it can only be a draft for now. */
    draftReasons: jsonb('draft_reasons').notNull(),
    state: text('state', {
      enum: ['waiting', 'done', 'refused', 'failed', 'undone', 'kept'],
    }).notNull(),
    scholarshipId: uuid('scholarship_id'),
    before: jsonb('before'),
    afterHash: text('after_hash'),
    afterStatus: text('after_status', {
      enum: ['draft', 'published', 'closed', 'archived'],
    }),
  },
  (table) => [primaryKey({ columns: [table.importId, table.rowNumber] })],
)

/** Which scholarship a row of an organization's file stands for, so that the next file finds it again. */
export const listingReferences = pgTable(
  'listing_references',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)
