import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { scholarshipCopies } from '../../db/tables.ts'
import type { ScholarshipCopy } from './scholarship-copy.ts'

export type ScholarshipCopyStore = ReturnType<typeof createScholarshipCopyStore>

/** The read copy of the catalog's scholarships. */
export function createScholarshipCopyStore(db: Database) {
  const table = scholarshipCopies
  return {
    async find(scholarshipId: string): Promise<ScholarshipCopy | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(eq(table.scholarshipId, scholarshipId))
      return row ?? null
    },

    /**
     * As `find`, with a shared lock until the transaction ends, so that whoever then announces a change sees what
     * this transaction saved.
     */
    async findShared(scholarshipId: string): Promise<ScholarshipCopy | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(eq(table.scholarshipId, scholarshipId))
        .for('share')
      return row ?? null
    },

    /** Copies by id; scholarships that catalog never published are absent. */
    async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, ScholarshipCopy>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.scholarshipId, [...ids]))
      return new Map(rows.map((row) => [row.scholarshipId, row]))
    },

    /** One page of an organization's own scholarships, ordered by id. */
    pageOfOwner: (
      ownerId: string,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<ScholarshipCopy[]> =>
      db
        .select()
        .from(table)
        .where(
          and(
            eq(table.ownerId, ownerId),
            after === null ? undefined : gt(table.scholarshipId, after),
          ),
        )
        .orderBy(asc(table.scholarshipId))
        .limit(limit),

    countOfOwner: (ownerId: string): Promise<number> =>
      db.$count(table, eq(table.ownerId, ownerId)),

    /**
     * Keeps the newer of the stored and the given copy: events may arrive out of order.
     * @returns the copy stored before, or `older` if the given one is older and ignored
     */
    async keepNewest(copy: ScholarshipCopy): Promise<ScholarshipCopy | 'older' | null> {
      const added = await db
        .insert(table)
        .values(copy)
        .onConflictDoNothing({ target: table.scholarshipId })
        .returning({ id: table.scholarshipId })
      if (added.length === 1) return null
      const isThis = eq(table.scholarshipId, copy.scholarshipId)
      const [before] = await db.select().from(table).where(isThis).for('update')
      if (before === undefined || before.version > copy.version) return 'older'
      await db.update(table).set(copy).where(isThis)
      return before
    },
  }
}
