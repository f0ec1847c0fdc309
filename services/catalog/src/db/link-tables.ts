import { instant } from '@landfall/kit/database/columns'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The state of each address that open listings name; listings that share an address share its check. */
export const linkChecks = pgTable(
  'link_checks',
  {
    url: text('url').primaryKey(),
    host: text('host').notNull(),
    status: text('status', {
      enum: ['unchecked', 'alive', 'moved', 'broken', 'unknown'],
    }).notNull(),
    httpStatus: integer('http_status'),
    movedTo: text('moved_to'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Hash of the page's main text. */
    contentHash: text('content_hash'),
    /** The same when a person last checked a listing against the page. */
    verifiedHash: text('verified_hash'),
    /** Failures in a row. */
    failures: integer('failures').notNull(),
    firstFailedAt: instant('first_failed_at'),
    checkedAt: instant('checked_at'),
    nextCheckAt: instant('next_check_at').notNull(),
  },
  (table) => [index('link_checks_due').on(table.nextCheckAt)],
)
