import { inArray } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { listingVerifications as v } from '../../db/trust-tables.ts'
import type { ModeratorRole } from '../listing-case/listing-case.ts'

/** The last time that a person checked a listing against its source. */
export type Verification = {
  scholarshipId: string
  verifiedBy: string
  role: ModeratorRole
  sourceUrl: string | null
  at: Date
}

export type VerificationStore = ReturnType<typeof createVerificationStore>

export function createVerificationStore(db: Database) {
  return {
    async findByIds(ids: readonly string[]): Promise<Map<string, Verification>> {
      const rows = await db
        .select()
        .from(v)
        .where(inArray(v.scholarshipId, [...ids]))
      return new Map(rows.map((row) => [row.scholarshipId, row]))
    },

    async put(verification: Verification): Promise<void> {
      const { scholarshipId: _id, ...values } = verification
      await db
        .insert(v)
        .values(verification)
        .onConflictDoUpdate({ target: v.scholarshipId, set: values })
    },
  }
}
