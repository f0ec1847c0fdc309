import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type KeyColumns = { studentId: AnyPgColumn; scholarshipId: AnyPgColumn }

/** Whether a row belongs to one of these saved scholarships; one statement for any number of them. */
export function amongSavedKeys(
  { studentId, scholarshipId }: KeyColumns,
  awards: readonly { studentId: string; scholarshipId: string }[],
): SQL {
  const given = awards.map((award) => ({ s: award.studentId, a: award.scholarshipId }))
  return sql`(${studentId}, ${scholarshipId}) in (
    select (award->>'s')::uuid, (award->>'a')::uuid
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) as given(award))`
}
