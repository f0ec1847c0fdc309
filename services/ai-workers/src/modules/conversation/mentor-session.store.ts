import type { Sealer } from '@landfall/kit/core/sealed'
import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mentorReplies, mentorSessions } from '../../db/mentor-tables.ts'
import type { MentorSession } from './conversation.ts'

/** A position in a student's list: the conversation with the latest question first; the id breaks ties. */
export type SessionPosition = { lastAskedAt: Date; id: string }

export type MentorSessionStore = ReturnType<typeof createMentorSessionStore>

const UNREADABLE = 'Conversation'

/** Conversations of students, without their words. Queries always filter by the student too. */
export function createMentorSessionStore(db: Database) {
  const table = mentorSessions
  const newest = keyset({ lastAskedAt: table.lastAskedAt, id: table.id }, 'desc')
  const own = (studentId: string, ...conditions: (SQL | undefined)[]) =>
    and(eq(table.studentId, studentId), ...conditions)
  const ofMentor = (mentorId: string | null) =>
    mentorId === null ? undefined : eq(table.mentorId, mentorId)

  return {
    async insert(
      { title, ...session }: MentorSession,
      { seal }: Pick<Sealer, 'seal'>,
    ): Promise<void> {
      await db.insert(table).values({ ...session, sealedTitle: await seal(title) })
    },

    async find(
      studentId: string,
      id: string,
      sealer: Sealer,
    ): Promise<MentorSession | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(own(studentId, eq(table.id, id)))
      return row === undefined ? null : opened(row, sealer)
    },

    /** Holds back other questions in this conversation until the commit; false when the conversation is gone. */
    async lock(id: string): Promise<boolean> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.id, id))
        .for('update')
      return rows.length > 0
    },

    /** Counts one more question and returns its position. @throws when the conversation is gone */
    async askedAgain(id: string, now: Date): Promise<number> {
      const [row] = await db
        .update(table)
        .set({ lastAskedAt: now, exchangeCount: sql`${table.exchangeCount} + 1` })
        .where(eq(table.id, id))
        .returning({ position: table.exchangeCount })
      if (row === undefined) throw new Error('A conversation is gone')
      return row.position
    },

    /** One page, the conversation with the latest question first; returns up to `limit` rows after the position. */
    async page(
      query: {
        studentId: string
        mentorId: string | null
        after: SessionPosition | null
        limit: number
      },
      sealer: Sealer,
    ): Promise<MentorSession[]> {
      const { studentId, mentorId, after, limit } = query
      const rows = await db
        .select()
        .from(table)
        .where(own(studentId, ofMentor(mentorId), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit)
      return Promise.all(rows.map((row) => opened(row, sealer)))
    },

    count: (studentId: string, mentorId: string | null): Promise<number> =>
      db.$count(table, own(studentId, ofMentor(mentorId))),

    /**
     * Removes a conversation with its replies; returns the ids of its documents, including an answer that is being
     * stored at this moment.
     */
    async remove(studentId: string, id: string): Promise<string[] | null> {
      const documents = await db
        .select({ id: mentorReplies.documentId })
        .from(mentorReplies)
        .where(and(eq(mentorReplies.sessionId, id), eq(mentorReplies.studentId, studentId)))
        .for('update')
      const rows = await db
        .delete(table)
        .where(own(studentId, eq(table.id, id)))
        .returning({ id: table.id })
      return rows.length === 0 ? null : documents.map((document) => document.id)
    },
  }
}

async function opened(
  { sealedTitle, ...row }: typeof mentorSessions.$inferSelect,
  { open }: Sealer,
): Promise<MentorSession> {
  const title = z.string().safeParse(await open(sealedTitle).catch(() => null))
  return { ...row, title: title.data ?? UNREADABLE }
}
