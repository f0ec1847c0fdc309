import type { Database } from '@landfall/kit/database/postgres'
import { desc, eq } from 'drizzle-orm'
import { recipients } from '../../db/content-tables.ts'
import type { RecipientFacts } from './content.ts'

const SHOWN_MAX = 500

export type RecipientStore = ReturnType<typeof createRecipientStore>

/** Read copy of who accepted an award of which organization. */
export function createRecipientStore(db: Database) {
  const table = recipients
  return {
    async find(applicationId: string): Promise<RecipientFacts | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(eq(table.applicationId, applicationId))
      return row ?? null
    },

    /** Whether the recipient is still there; if so, locks the row until the transaction ends. */
    async hold(applicationId: string): Promise<boolean> {
      const rows = await db
        .select({ id: table.applicationId })
        .from(table)
        .where(eq(table.applicationId, applicationId))
        .for('share')
      return rows.length > 0
    },

    /** Newest first. @param organizationId null: recipients of all organizations */
    ofOrganization: (organizationId: string | null): Promise<RecipientFacts[]> =>
      db
        .select()
        .from(table)
        .where(
          organizationId === null ? undefined : eq(table.organizationId, organizationId),
        )
        .orderBy(desc(table.acceptedAt), desc(table.applicationId))
        .limit(SHOWN_MAX),

    /** Idempotent. */
    async keep(recipient: RecipientFacts): Promise<void> {
      await db.insert(table).values(recipient).onConflictDoNothing()
    },

    async removeOfStudent(studentId: string): Promise<void> {
      await db.delete(table).where(eq(table.studentId, studentId))
    },
  }
}
