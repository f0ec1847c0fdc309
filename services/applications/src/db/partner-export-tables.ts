import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  PARTNER_EXPORT_FORMATS,
  PARTNER_EXPORT_KINDS,
  PARTNER_EXPORT_STATES,
} from '../partner/export/partner-export.ts'

/** Files of all that an organization's own systems may read. */
export const partnerExports = pgTable(
  'partner_exports',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind', { enum: PARTNER_EXPORT_KINDS }).notNull(),
    format: text('format', { enum: PARTNER_EXPORT_FORMATS }).notNull(),
    hasApplicants: boolean('has_applicants').notNull(),
    startedBy: uuid('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    state: text('state', { enum: PARTNER_EXPORT_STATES }).notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    position: uuid('position'),
  },
  (table) => [
    index('partner_exports_newest').on(table.organizationId, table.startedAt),
    index('partner_exports_age').on(table.startedAt),
    uniqueIndex('partner_exports_one_running')
      .on(table.organizationId)
      .where(sql`state = 'running'`),
  ],
)

/** Pages of those files, by their place in the storage. */
export const partnerExportParts = pgTable(
  'partner_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => partnerExports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    objectId: uuid('object_id').notNull().unique(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
)
