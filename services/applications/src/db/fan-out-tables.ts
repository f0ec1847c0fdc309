import { instant } from '@landfall/kit/database/columns'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Fan-outs still to be done for everybody who saved one scholarship, and one-time work on older rows. */
export const fanOuts = pgTable(
  'fan_outs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'change',
        'merge',
        'unmerge',
        'preparation',
        'preparation-merge',
        'preparation-unmerge',
        'keep-conflicts',
      ],
    }).notNull(),
    /** Depends on the kind; see the step that continues it. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** How far it has come, in its kind's own terms. */
    position: text('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('fan_outs_oldest').on(table.createdAt, table.id)],
)
