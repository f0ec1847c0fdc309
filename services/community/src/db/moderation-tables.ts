import { instant } from '@landfall/kit/database/columns'
import { sql } from 'drizzle-orm'
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
import { ENTRY_KINDS } from '../modules/entry/entry.ts'
import {
  ACTION_KINDS,
  type Before,
  DECISIONS,
  REASONS,
} from '../modules/moderation/moderation.ts'

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id').notNull(),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason', { enum: REASONS }).notNull(),
    note: text('note'),
    /** Follows from the reporter's level of trust. */
    weight: integer('weight').notNull(),
    createdAt: instant('created_at').notNull(),
    decision: text('decision', { enum: DECISIONS }),
  },
  (table) => [
    unique('reports_once').on(table.entryId, table.reporterId),
    index('reports_reporter').on(table.reporterId, table.entryId),
  ],
)

/** One entry that was reported: open until a moderator decides, open again with a later report. */
export const cases = pgTable(
  'moderation_cases',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id').notNull().unique(),
    /** Sum over the reports that nobody has decided yet. */
    weight: integer('weight').notNull(),
    reportCount: integer('report_count').notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('moderation_cases_open')
      .on(table.openedAt, table.id)
      .where(sql`${table.closedAt} is null`),
  ],
)

/** Rows are only ever added; undoing an action is noted in its own row. */
export const actions = pgTable(
  'moderation_actions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ACTION_KINDS }).notNull(),
    reason: text('reason', { enum: REASONS }).notNull(),
    until: instant('until'),
    entryId: uuid('entry_id'),
    entryKind: text('entry_kind', { enum: ENTRY_KINDS }),
    targetId: uuid('target_id').notNull(),
    moderatorId: uuid('moderator_id'),
    note: text('note'),
    before: jsonb('before').$type<Before>().notNull(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('moderation_actions_newest').on(table.createdAt, table.id),
    index('moderation_actions_target').on(table.targetId, table.createdAt, table.id),
  ],
)

export const appeals = pgTable(
  'moderation_appeals',
  {
    id: uuid('id').primaryKey(),
    /** One for each action. */
    actionId: uuid('action_id').notNull().unique(),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    isGranted: boolean('is_granted'),
    answer: text('answer'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('moderation_appeals_user').on(table.userId, table.actionId),
    index('moderation_appeals_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.isGranted} is null`),
  ],
)
