import type { Database } from '@landfall/kit/database/postgres'
import { eq, inArray, sql } from 'drizzle-orm'
import { listingRequirements } from '../../db/listing-tables.ts'
import type { ListingRequirements } from './listing-requirements.ts'

export type ListingRequirementsStore = ReturnType<typeof createListingRequirementsStore>

/** The read copy of what the catalog's scholarships ask of students. */
export function createListingRequirementsStore(db: Database) {
  const table = listingRequirements
  return {
    /** Null if catalog never published it. */
    async find(scholarshipId: string): Promise<ListingRequirements | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(eq(table.scholarshipId, scholarshipId))
      return row ?? null
    },

    /** Requirements by id; those that catalog never published are absent. */
    async findAll(ids: readonly string[]): Promise<Map<string, ListingRequirements>> {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.scholarshipId, [...ids]))
      return new Map(rows.map((row) => [row.scholarshipId, row]))
    },

    /**
     * Keeps the newer of the stored and the given version: events may arrive out of order.
     * @param sameVersion 'taken': other content under the same version counts as newer, since catalog republishes
     * what an earlier event of that version did not have yet
     * @returns the ids of what changed
     */
    async keepNewest(
      some: readonly ListingRequirements[],
      sameVersion: 'left' | 'taken' = 'left',
    ): Promise<string[]> {
      const newest = newestOfEach(some)
      if (newest.length === 0) return []
      const rows = await db
        .insert(table)
        .values(
          newest.map((one) => ({ ...one, sensitiveFacts: copyOf(one.sensitiveFacts) })),
        )
        .onConflictDoUpdate({
          target: table.scholarshipId,
          set: {
            version: sql`excluded.version`,
            requirements: sql`excluded.requirements`,
            criteria: sql`excluded.criteria`,
            requiresEssay: sql`excluded.requires_essay`,
            sensitiveFacts: sql`excluded.sensitive_facts`,
          },
          setWhere:
            sameVersion === 'taken'
              ? sql`${table.version} < excluded.version or (${table.version} = excluded.version
                  and (${table.requirements}, ${table.criteria}, ${table.requiresEssay}, ${table.sensitiveFacts})
                    is distinct from (excluded.requirements, excluded.criteria, excluded.requires_essay, excluded.sensitive_facts))`
              : sql`${table.version} < excluded.version`,
        })
        .returning({ scholarshipId: table.scholarshipId })
      return rows.map(({ scholarshipId }) => scholarshipId)
    },
  }
}

const copyOf = (names: readonly string[] | null) => (names === null ? null : [...names])

/** One statement can't update a row twice. */
function newestOfEach(some: readonly ListingRequirements[]): ListingRequirements[] {
  const byId = new Map<string, ListingRequirements>()
  for (const one of some) {
    const known = byId.get(one.scholarshipId)
    if (!known || known.version < one.version) byId.set(one.scholarshipId, one)
  }
  return [...byId.values()]
}
