import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, desc, eq, gte, inArray, lt, lte, notInArray } from 'drizzle-orm'
import {
  deletedEssayRequests,
  essayRequests as table,
} from '../../db/essay-request-tables.ts'
import { type EssayRequest, FREE_STATUSES, OPEN_STATUSES } from './essay-request.ts'

export type RequestPosition = { requestedAt: Date; id: string }
/** Selects requests by their student or by their mentor. */
export type Side = { studentId: string } | { mentorId: string }

export type EssayRequestStore = ReturnType<typeof createEssayRequestStore>

const newest = keyset({ requestedAt: table.requestedAt, id: table.id }, 'desc')
const deleted = deletedEssayRequests
const isCounted = notInArray(table.status, [...FREE_STATUSES])
const isOpen = inArray(table.status, [...OPEN_STATUSES])
const of = (side: Side) =>
  'studentId' in side
    ? eq(table.studentId, side.studentId)
    : eq(table.mentorId, side.mentorId)

/** Requests to mentors to read essays, and their state. */
export function createEssayRequestStore(db: Database) {
  const claim = (
    status: EssayRequest['status'],
    column: typeof table.expiresAt | typeof table.dueAt,
    o: { now: Date; limit: number; leftOut: readonly string[] },
  ) =>
    db
      .select()
      .from(table)
      .where(
        and(
          eq(table.status, status),
          lte(column, o.now),
          notInArray(table.id, [...o.leftOut]),
        ),
      )
      .orderBy(asc(column))
      .limit(o.limit)
      .for('update', { skipLocked: true })
  const lockOpen = (condition: ReturnType<typeof eq>) =>
    db
      .select()
      .from(table)
      .where(and(isOpen, condition))
      .orderBy(asc(table.id))
      .for('update')
  return {
    async find(id: string): Promise<EssayRequest | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(id: string): Promise<EssayRequest | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    async insert(request: EssayRequest): Promise<void> {
      await db.insert(table).values(request)
    },

    async update({ id, ...change }: EssayRequest): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id))
    },

    /** The requests for one version of an essay, newest first. */
    async ofReview(studentId: string, reviewId: string): Promise<EssayRequest[]> {
      return db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), eq(table.reviewId, reviewId)))
        .orderBy(desc(table.requestedAt), desc(table.id))
    },

    /**
     * How many requests a student has made since an instant, including those of deleted essays; requests that no
     * mentor accepted do not count.
     */
    async countSince(studentId: string, since: Date): Promise<number> {
      const there = await db.$count(
        table,
        and(eq(table.studentId, studentId), gte(table.requestedAt, since), isCounted),
      )
      const isOfThem = eq(deleted.studentId, studentId)
      return (
        there + (await db.$count(deleted, and(isOfThem, gte(deleted.requestedAt, since))))
      )
    },

    /**
     * Called before an essay is deleted, so that its requests still count. @param since older requests no longer
     * matter
     */
    async countOn(essayId: string, since: Date): Promise<void> {
      const { id, studentId, requestedAt } = table
      const gone = await db
        .select({ id, studentId, requestedAt })
        .from(table)
        .where(and(eq(table.essayId, essayId), gte(requestedAt, since), isCounted))
      if (gone.length > 0) await db.insert(deleted).values(gone).onConflictDoNothing()
    },

    /** Forgets requests of deleted essays that were made before an instant. */
    async forgetDeleted(before: Date): Promise<void> {
      await db.delete(deleted).where(lt(deleted.requestedAt, before))
    },

    /** One page, the newest first. */
    async page(
      side: Side,
      { after, limit }: { after: RequestPosition | null; limit: number },
    ): Promise<EssayRequest[]> {
      return db
        .select()
        .from(table)
        .where(and(of(side), newest.behind(after)))
        .orderBy(...newest.orderBy)
        .limit(limit)
    },

    async countOf(side: Side): Promise<number> {
      return db.$count(table, of(side))
    },

    /** Open ones of an essay, locked until the transaction ends. */
    lockOpenOfEssay: (essayId: string): Promise<EssayRequest[]> =>
      lockOpen(eq(table.essayId, essayId)),
    /** Open ones of a mentor, likewise. */
    lockOpenOfMentor: (mentorId: string): Promise<EssayRequest[]> =>
      lockOpen(eq(table.mentorId, mentorId)),
    /** Open ones of a student, likewise. */
    lockOpenOfStudent: (studentId: string): Promise<EssayRequest[]> =>
      lockOpen(eq(table.studentId, studentId)),

    /** Requests whose time is up; rows locked by another process are skipped. */
    claimExpired: (now: Date, limit: number, leftOut: readonly string[]) =>
      claim('requested', table.expiresAt, { now, limit, leftOut }),
    claimOverdue: (now: Date, limit: number, leftOut: readonly string[]) =>
      claim('accepted', table.dueAt, { now, limit, leftOut }),

    /** The student keeps the feedback when its mentor is erased: the words stay, without an author. */
    async forgetMentor(mentorId: string): Promise<void> {
      await db.update(table).set({ mentorId: null }).where(eq(table.mentorId, mentorId))
    },
  }
}
