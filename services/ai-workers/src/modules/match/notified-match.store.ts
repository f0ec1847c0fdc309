import type { Database } from '@landfall/kit/database/postgres'
import { toldMatches } from '../../db/tables.ts'

export type NotifiedMatchStore = ReturnType<typeof createNotifiedMatchStore>

/** The strong matches that each student was notified of. */
export function createNotifiedMatchStore(db: Database) {
  const table = toldMatches
  return {
    /**
     * The ids, among these, of scholarships that the student was not notified of before; they count as notified
     * from now on.
     */
    async takeNew(
      studentId: string,
      scholarshipIds: readonly string[],
      now: Date,
    ): Promise<Set<string>> {
      if (scholarshipIds.length === 0) return new Set()
      const rows = await db
        .insert(table)
        .values(
          scholarshipIds.toSorted().map((scholarshipId) => {
            return { studentId, scholarshipId, toldAt: now }
          }),
        )
        .onConflictDoNothing()
        .returning({ id: table.scholarshipId })
      return new Set(rows.map(({ id }) => id))
    },
  }
}
