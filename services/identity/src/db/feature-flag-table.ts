import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '@landfall/kit/database/columns'

/** Feature flags that an admin has moved; one that is not here stands as the code says. */
export const featureFlags = pgTable('feature_flags', {
  key: text('key').primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** Of accounts, 0 to 100, that a switch which is on is on for. */
  percent: smallint('percent').notNull(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
