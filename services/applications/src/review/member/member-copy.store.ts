import type { Database } from '@landfall/kit/database/postgres'
import { eq, lt } from 'drizzle-orm'
import { organizationMemberCopies as table } from '../../db/review-tables.ts'
import type { MemberCopy } from './member-copy.ts'

export type MemberCopyStore = ReturnType<typeof createMemberCopyStore>

/** The read copy of identity's members of organizations. */
export function createMemberCopyStore(db: Database) {
  return {
    /** Empty if identity never published the organization. */
    async membersOf(organizationId: string): Promise<MemberCopy[]> {
      const [row] = await db
        .select({ members: table.members })
        .from(table)
        .where(eq(table.organizationId, organizationId))
      return row?.members ?? []
    },

    /** Keeps the newer of what is there and what comes: events may arrive out of order. */
    async keepNewest(copy: {
      organizationId: string
      version: number
      members: MemberCopy[]
    }): Promise<void> {
      const { version, members } = copy
      await db
        .insert(table)
        .values(copy)
        .onConflictDoUpdate({
          target: table.organizationId,
          set: { version, members },
          setWhere: lt(table.version, version),
        })
    },
  }
}
