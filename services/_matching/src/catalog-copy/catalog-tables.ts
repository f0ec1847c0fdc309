/** A table for each service that keeps a copy of the whole catalog. */
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/** Each time that the catalog republished all of its listings, page by page. */
export const catalogTellings = pgTable('catalogue_tellings', {
  id: uuid('id').primaryKey(),
  pagesHeard: integer('pages_heard').notNull(),
  /** Null until the last page has arrived. */
  pageCount: integer('page_count'),
})
