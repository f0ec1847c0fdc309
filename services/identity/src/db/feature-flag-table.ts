import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'

/** Feature flags that an admin has moved; one that is not here is as the code says. */
export const featureFlags = pgTable('feature_flags', {
  key: text('key').primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** The share of accounts, 0 to 100, that have the flag while it is on. */
  percent: smallint('percent').notNull(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
