import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Matches rows of a scholarship's review, or of one application in it. */
export function inReviewOf(
  table: { scholarshipId: PgColumn; applicationId: PgColumn },
  scholarshipId: string,
  applicationId?: string,
): SQL | undefined {
  return and(
    eq(table.scholarshipId, scholarshipId),
    applicationId === undefined ? undefined : eq(table.applicationId, applicationId),
  )
}
