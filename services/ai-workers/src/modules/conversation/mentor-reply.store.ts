import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { mentorReplies } from '../../db/mentor-tables.ts'
import type { MentorReply } from './conversation.ts'

/** Wakes the worker that is writing an answer when its student stops it; the payload is the reply's id. */
export const STOPS_CHANNEL = 'ai_workers_stopped_replies'

export type MentorReplyStore = ReturnType<typeof createMentorReplyStore>

export type ReplyMarks = Pick<MentorReply, 'isHelpful' | 'isMotivating'>

/**
 * Questions to mentors and the state of their answers. Queries on behalf of students always filter by the student
 * too.
 */
export function createMentorReplyStore(db: Database) {
  const table = mentorReplies
  const unfinished = inArray(table.status, ['pending', 'answering'])
  const own = (studentId: string, ...conditions: (SQL | undefined)[]) =>
    and(eq(table.studentId, studentId), ...conditions)
  /** True if this attempt was the last to take up the reply and nobody has ended it since. */
  const held = ({ id, attempt }: Pick<MentorReply, 'id' | 'attempt'>) =>
    and(eq(table.id, id), eq(table.attempt, attempt), eq(table.status, 'answering'))

  return {
    async insert(reply: MentorReply): Promise<void> {
      await db.insert(table).values(reply)
    },

    async find(studentId: string, id: string): Promise<MentorReply | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(own(studentId, eq(table.id, id)))
      return row ?? null
    },

    /** Finds a reply whoever it belongs to, for its worker. */
    async findAny(id: string): Promise<MentorReply | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** The ids, among these, of replies that have ended or no longer exist. */
    async findOver(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, [...ids]), unfinished))
      const going = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !going.has(id))
    },

    /** The last replies of a conversation, oldest first. */
    async ofSession(sessionId: string, last: number): Promise<MentorReply[]> {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.sessionId, sessionId))
        .orderBy(desc(table.position))
        .limit(last)
      return rows.toReversed()
    },

    /**
     * One page of a conversation, newest first. @param before the page ends before this position; null: at the end
     */
    async pageOfSession(
      sessionId: string,
      { before, limit }: { before: number | null; limit: number },
    ): Promise<MentorReply[]> {
      const isBefore = before === null ? undefined : lt(table.position, before)
      return db
        .select()
        .from(table)
        .where(and(eq(table.sessionId, sessionId), isBefore))
        .orderBy(desc(table.position))
        .limit(limit)
    },

    /** The newest replies to a student, for search. @param mentorId null: from all mentors */
    async newestOf(
      studentId: string,
      { mentorId, limit }: { mentorId: string | null; limit: number },
    ): Promise<MentorReply[]> {
      const ofMentor = mentorId === null ? undefined : eq(table.mentorId, mentorId)
      return db
        .select()
        .from(table)
        .where(own(studentId, ofMentor))
        .orderBy(desc(table.askedAt))
        .limit(limit)
    },

    isAnswering: async (sessionId: string): Promise<boolean> =>
      (await db.$count(table, and(eq(table.sessionId, sessionId), unfinished))) > 0,

    /** Marks a reply as being answered, counting one more attempt; null for a reply that is missing or over. */
    async takeUp(id: string): Promise<MentorReply | null> {
      const [row] = await db
        .update(table)
        .set({ status: 'answering', attempt: sql`${table.attempt} + 1` })
        .where(and(eq(table.id, id), unfinished))
        .returning()
      return row ?? null
    },

    /** Returns false when the reply was stopped, deleted or taken up by another worker meanwhile. */
    async finish(
      reply: Pick<MentorReply, 'id' | 'attempt'>,
      end: { documentId: string; madeBy: string; finishedAt: Date },
    ): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ ...end, status: 'completed' })
        .where(held(reply))
        .returning({ id: table.id })
      return rows.length > 0
    },

    /** Ends a reply without an answer; returns false as `finish` does. */
    async fail(
      reply: Pick<MentorReply, 'id' | 'attempt'>,
      failure: string,
      now: Date,
    ): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ status: 'failed', failure, finishedAt: now })
        .where(held(reply))
        .returning({ id: table.id })
      return rows.length > 0
    },

    /** Does the same for a reply that perhaps no worker has taken up. */
    async failLost(id: string, failure: string, now: Date): Promise<MentorReply | null> {
      const [row] = await db
        .update(table)
        .set({ status: 'failed', failure, finishedAt: now })
        .where(and(eq(table.id, id), unfinished))
        .returning()
      return row ?? null
    },

    /** Ids of replies that were asked for before the instant and have not ended. */
    async findLost(askedBefore: Date): Promise<string[]> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(unfinished, lt(table.askedAt, askedBefore)))
        .orderBy(asc(table.askedAt))
        .limit(1_000)
      return rows.map(({ id }) => id)
    },

    /** Stops a reply; its worker is notified at the commit. Null when the reply had already ended. */
    async stop(studentId: string, id: string, now: Date): Promise<MentorReply | null> {
      const [row] = await db
        .update(table)
        .set({ status: 'stopped', finishedAt: now })
        .where(and(own(studentId, eq(table.id, id)), unfinished))
        .returning()
      if (row === undefined) return null
      await db.execute(sql`select pg_notify(${STOPS_CHANNEL}, ${id})`)
      return row
    },

    /**
     * Asks an unanswered question again under a new id, because the earlier pieces belong to the old one. Null when
     * there is no such question.
     */
    async askAgain(
      studentId: string,
      id: string,
      again: { id: string; askedAt: Date },
    ): Promise<MentorReply | null> {
      const [row] = await db
        .update(table)
        .set({ ...again, status: 'pending', attempt: 0, failure: null, finishedAt: null })
        .where(
          and(
            own(studentId, eq(table.id, id)),
            inArray(table.status, ['failed', 'stopped']),
          ),
        )
        .returning()
      return row ?? null
    },

    /** Locks the row until the commit, so that two marks for one answer are counted one after the other. */
    async lock(studentId: string, id: string): Promise<MentorReply | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(own(studentId, eq(table.id, id)))
        .for('update')
      return row ?? null
    },

    async mark(id: string, marks: ReplyMarks): Promise<void> {
      await db.update(table).set(marks).where(eq(table.id, id))
    },
  }
}
