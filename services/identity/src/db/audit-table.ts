import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'
import { routineActions } from '../modules/audit/audit-entry.ts'

const routine = sql.raw(routineActions.map((action) => `'${action}'`).join(', '))

/**
 * Who did what to what, and why. Written by the transaction of the action if it is done here, by an
 * event if another service did it. Triggers refuse to change or remove a row.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    /** Null: the system itself. */
    actorId: uuid('actor_id'),
    service: text('service').notNull().default('identity'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull().default('account'),
    subjectId: text('subject_id').notNull(),
    /** In the words of the person who did it; null if no reason is required. */
    reason: text('reason'),
    details: jsonb('details').$type<Record<string, string | boolean | null>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectId, table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.at, table.id),
    // Nearly all rows are what people do with their own accounts, and nobody looks through those.
    index('audit_log_staff')
      .on(table.at, table.id)
      .where(sql`${table.action} not in (${routine})`),
    index('audit_log_newest').on(table.at, table.id),
  ],
)

/** Worded exactly as in the index, or the planner would not use it. */
export const isStaffDeed = sql`${auditLog.action} not in (${routine})`
