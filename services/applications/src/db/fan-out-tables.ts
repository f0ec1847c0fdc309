import { instant } from '@landfall/kit/database/columns'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** What is still to be done for the many who saved one scholarship, batch by batch, or once of what was stored before. */
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
    /** Of the kind; see who continues it. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** How far it is, as its kind counts. */
    position: text('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('fan_outs_oldest').on(table.createdAt, table.id)],
)
