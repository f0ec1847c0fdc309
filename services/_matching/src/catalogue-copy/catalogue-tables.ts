/** The table of each service that keeps a copy of the whole catalogue. */
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/** Times that the catalog told all of its listings, page by page. */
export const catalogueTellings = pgTable('catalogue_tellings', {
  id: uuid('id').primaryKey(),
  pagesHeard: integer('pages_heard').notNull(),
  /** Null until the last page was heard. */
  pageCount: integer('page_count'),
})
