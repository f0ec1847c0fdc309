import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { contactMessages } from '../../db/contact-table.ts'
import type { ContactMessage } from './contact-message.ts'

export function createContactMessageStore(db: Database) {
  const table = contactMessages
  const isWaiting = isNull(table.closedAt)
  return {
    async insert(message: ContactMessage): Promise<void> {
      await db.insert(table).values(message)
    },

    async lock(id: string): Promise<ContactMessage | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    async update({ id, closedAt, closedBy, version }: ContactMessage): Promise<void> {
      await db.update(table).set({ closedAt, closedBy, version }).where(eq(table.id, id))
    },

    /** The messages that wait, the oldest first, starting behind `after`. */
    pageOfWaiting: ({ limit, after }: { limit: number; after: string | null }) =>
      db
        .select()
        .from(table)
        .where(and(isWaiting, after === null ? undefined : gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(limit),

    countWaiting: () => db.$count(table, isWaiting),
  }
}
