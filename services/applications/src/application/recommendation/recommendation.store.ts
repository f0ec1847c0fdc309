import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { and, asc, count, desc, eq, gt, inArray, lte, notInArray } from 'drizzle-orm'
import { scholarshipApplications } from '../../db/application-tables.ts'
import { documentObjects } from '../../db/document-tables.ts'
import {
  recommendationInvitations,
  recommendationLetters as letters,
  recommendations as table,
} from '../../db/recommendation-tables.ts'
import { applicationOfRow } from '../application/application.row.ts'
import type { Application } from '../application/application.ts'
import type { Letter, Recommendation, StoredLetter } from './recommendation.ts'

export type RecommendationStore = ReturnType<typeof createRecommendationStore>

const own = (studentId: string, id: string) =>
  and(eq(table.studentId, studentId), eq(table.id, id))
const storedOf = (row: { letter: Letter; file: StoredLetter['file'] }): StoredLetter => ({
  ...row.letter,
  file: row.file,
})

/** Requests for letters, for their students and the holders of their links. */
export function createRecommendationStore(db: Database) {
  return {
    async insert(recommendation: Recommendation): Promise<void> {
      await db.insert(table).values(recommendation)
    },

    async update({ id, ...changed }: Recommendation): Promise<void> {
      await db.update(table).set(changed).where(eq(table.id, id))
    },

    async find(studentId: string, id: string): Promise<Recommendation | null> {
      const [row] = await db.select().from(table).where(own(studentId, id))
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(studentId: string, id: string): Promise<Recommendation | null> {
      const [row] = await db.select().from(table).where(own(studentId, id)).for('update')
      return row ?? null
    },

    async findByToken(tokenHash: string): Promise<Recommendation | null> {
      const [row] = await db.select().from(table).where(eq(table.tokenHash, tokenHash))
      return row ?? null
    },

    /** The request that a letter was written for. */
    async findByLetter(letterId: string): Promise<Recommendation | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(eq(table.letterId, letterId))
        .orderBy(asc(table.createdAt))
        .limit(1)
      return row ?? null
    },

    /** Whoever it belongs to: for the owner's side, which the caller has checked. */
    async findAnybodys(id: string): Promise<Recommendation | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    async lockByToken(tokenHash: string): Promise<Recommendation | null> {
      const isIt = eq(table.tokenHash, tokenHash)
      const [row] = await db.select().from(table).where(isIt).for('update')
      return row ?? null
    },

    /** The requests of several applications, by application, the earliest first. */
    async findAll(
      applicationIds: readonly string[],
    ): Promise<Map<string, Recommendation[]>> {
      if (applicationIds.length === 0) return new Map()
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.applicationId, [...applicationIds]))
        .orderBy(asc(table.createdAt), asc(table.id))
      return Map.groupBy(rows, ({ applicationId }) => applicationId)
    },

    /** As `findAll` for one, but keeps the rows locked until the transaction ends. */
    async lockAll(applicationId: string): Promise<Recommendation[]> {
      return db
        .select()
        .from(table)
        .where(eq(table.applicationId, applicationId))
        .orderBy(asc(table.id))
        .for('update')
    },

    async remove(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id))
    },

    /** The application that a letter is for, whoever asks: the holder of a link is no viewer. */
    async applicationOf({
      applicationId,
    }: Pick<Recommendation, 'applicationId'>): Promise<Application | null> {
      const isIt = eq(scholarshipApplications.id, applicationId)
      const [row] = await db.select().from(scholarshipApplications).where(isIt)
      return row ? applicationOfRow(row) : null
    },

    ...sweepStore(db),
    ...letterStore(db),
  }
}

function sweepStore(db: Database) {
  const sent = recommendationInvitations
  return {
    /** Requests that are due for a look, locked, the longest overdue first. */
    async claimDue(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<Recommendation[]> {
      return db
        .select()
        .from(table)
        .where(and(lte(table.wakeAt, now), notInArray(table.id, [...leftOut])))
        .orderBy(asc(table.wakeAt))
        .limit(limit)
        .for('update', { skipLocked: true })
    },

    /** After a deadline moved: makes all requests for letters to this scholarship due for a look. */
    async wakeOf(scholarshipId: string, now: Date): Promise<void> {
      const ofIt = db
        .select({ id: scholarshipApplications.id })
        .from(scholarshipApplications)
        .where(eq(scholarshipApplications.scholarshipId, scholarshipId))
      await db
        .update(table)
        .set({ wakeAt: now })
        .where(and(inArray(table.applicationId, ofIt), gt(table.wakeAt, now)))
    },

    /** Until the transaction ends, nobody else can count invitations of this student or to this address. */
    async lockInvitations(studentId: string, address: string): Promise<void> {
      for (const name of [
        `invitations of ${studentId}`,
        `invitations to ${address}`,
      ].toSorted())
        await holdName(db, name)
    },

    async addInvitation(row: typeof sent.$inferInsert): Promise<void> {
      await db.insert(sent).values(row)
    },

    async countInvitations(
      studentId: string,
      address: string,
      since: Date,
    ): Promise<{ ofStudent: number; toAddress: number }> {
      const countOf = async (isOne: ReturnType<typeof eq>) => {
        const [row] = await db
          .select({ count: count() })
          .from(sent)
          .where(and(isOne, gt(sent.sentAt, since)))
        return row?.count ?? 0
      }
      return {
        ofStudent: await countOf(eq(sent.studentId, studentId)),
        toAddress: await countOf(eq(sent.recommenderEmail, address)),
      }
    },
  }
}

function letterStore(db: Database) {
  const whole = () =>
    db
      .select({
        letter: letters,
        file: {
          contentType: documentObjects.contentType,
          bytes: documentObjects.bytes,
          scanState: documentObjects.scanState,
        },
      })
      .from(letters)
      .leftJoin(documentObjects, eq(documentObjects.id, letters.objectId))

  return {
    async addLetter(letter: Letter): Promise<void> {
      await db.insert(letters).values(letter)
    },

    /** Letters by id; the caller has made sure that the owner's side or the student may read them. */
    async findLetters(ids: readonly string[]): Promise<Map<string, StoredLetter>> {
      if (ids.length === 0) return new Map()
      const rows = await whole().where(inArray(letters.id, [...ids]))
      return new Map(rows.map((row) => [row.letter.id, storedOf(row)]))
    },

    /** The student's letters whose writers let them be used again, newest first. */
    async findReusable(studentId: string): Promise<StoredLetter[]> {
      const isIt = and(eq(letters.studentId, studentId), eq(letters.mayReuse, true))
      const rows = await whole()
        .where(isIt)
        .orderBy(desc(letters.writtenAt), desc(letters.id))
      return rows.map(storedOf)
    },
  }
}
