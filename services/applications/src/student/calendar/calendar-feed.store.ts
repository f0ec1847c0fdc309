import type { Database } from '@landfall/kit/database/postgres'
import { eq } from 'drizzle-orm'
import { calendarFeeds } from '../../db/reminder-tables.ts'

/** A student's private feed; only the hash of its token is kept. */
export type StoredFeed = { studentId: string; tokenHash: string; createdAt: Date }

export type CalendarFeedStore = ReturnType<typeof createCalendarFeedStore>

export function createCalendarFeedStore(db: Database) {
  const table = calendarFeeds
  return {
    async find(studentId: string): Promise<StoredFeed | null> {
      const [row] = await db.select().from(table).where(eq(table.studentId, studentId))
      return row ?? null
    },

    async findByHash(tokenHash: string): Promise<StoredFeed | null> {
      const [row] = await db.select().from(table).where(eq(table.tokenHash, tokenHash))
      return row ?? null
    },

    /** A student has one feed: an earlier token stops working. */
    async put(feed: StoredFeed): Promise<void> {
      const { tokenHash, createdAt } = feed
      await db
        .insert(table)
        .values(feed)
        .onConflictDoUpdate({ target: table.studentId, set: { tokenHash, createdAt } })
    },

    async remove(studentId: string): Promise<void> {
      await db.delete(table).where(eq(table.studentId, studentId))
    },
  }
}
