import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  notInArray,
} from 'drizzle-orm'
import { scholarshipApplications } from '../../db/application-tables.ts'
import { awardOffers as table } from '../../db/fund-tables.ts'
import type { Offer, OfferState } from './offer.ts'

/** The place of an offer in its fund's list. */
export type OfferPosition = { offeredAt: Date; id: string }

export type OfferQuery = { fundId: string; states: readonly OfferState[] | null }

export type OfferStore = ReturnType<typeof createOfferStore>

const newest = keyset({ offeredAt: table.offeredAt, id: table.id }, 'desc')
const matches = ({ fundId, states }: OfferQuery) =>
  and(eq(table.fundId, fundId), states ? inArray(table.state, [...states]) : undefined)
const isOpen = eq(table.state, 'offered')

/** Awards that were offered. */
export function createOfferStore(db: Database) {
  return {
    async insert(offer: Offer): Promise<void> {
      await db.insert(table).values(offer)
    },

    async find(id: string): Promise<Offer | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(id: string): Promise<Offer | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    /** The application's current offer, open or accepted, locked. */
    async lockStanding(applicationId: string): Promise<Offer | null> {
      const isStanding = inArray(table.state, ['offered', 'accepted'])
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.applicationId, applicationId), isStanding))
        .for('update')
      return row ?? null
    },

    async update({ id, ...change }: Offer): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id))
    },

    /** The last offer to each of some applications, by application. */
    async findLatest(applicationIds: readonly string[]): Promise<Map<string, Offer>> {
      const rows = await db
        .selectDistinctOn([table.applicationId])
        .from(table)
        .where(inArray(table.applicationId, [...applicationIds]))
        .orderBy(table.applicationId, desc(table.offeredAt), desc(table.id))
      return new Map(rows.map((row) => [row.applicationId, row]))
    },

    /** Offers that a student can still answer, the first to end first. */
    async findAnswerable(studentId: string, now: Date): Promise<Offer[]> {
      const applications = scholarshipApplications
      return (
        db
          .select(getTableColumns(table))
          // A student has few applications, and an index finds them.
          .from(applications)
          .innerJoin(table, eq(table.applicationId, applications.id))
          .where(
            and(eq(applications.studentId, studentId), isOpen, gt(table.answerEndsAt, now)),
          )
          .orderBy(asc(table.answerEndsAt), asc(table.id))
      )
    },

    /** Ids of offers that nobody answered in time; the longest expired first. */
    async findOver(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(isOpen, lte(table.answerEndsAt, now)))
        .orderBy(asc(table.answerEndsAt))
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /** Offers whose students are to be reminded, locked; skips those that another process has locked. */
    async claimToRemind(
      now: Date,
      limit: number,
      leftOut: readonly string[],
    ): Promise<Offer[]> {
      return db
        .select()
        .from(table)
        .where(and(isOpen, lte(table.remindAt, now), notInArray(table.id, [...leftOut])))
        .orderBy(asc(table.remindAt))
        .limit(limit)
        .for('update', { skipLocked: true })
    },

    /** Offers that a student is to be reminded of, locked. */
    async lockReminded(studentId: string): Promise<Offer[]> {
      const theirs = db
        .select({ id: scholarshipApplications.id })
        .from(scholarshipApplications)
        .where(eq(scholarshipApplications.studentId, studentId))
      return db
        .select()
        .from(table)
        .where(and(inArray(table.applicationId, theirs), isOpen, isNotNull(table.remindAt)))
        .orderBy(asc(table.id))
        .for('update')
    },

    async remindNext(id: string, remindAt: Date | null): Promise<void> {
      await db.update(table).set({ remindAt }).where(eq(table.id, id))
    },

    /** One page, the newest first; asks for `limit` rows after the position. */
    async page(
      query: OfferQuery & { after: OfferPosition | null; limit: number },
    ): Promise<Offer[]> {
      return db
        .select()
        .from(table)
        .where(and(matches(query), newest.behind(query.after)))
        .orderBy(...newest.orderBy)
        .limit(query.limit)
    },

    async countOf(query: OfferQuery): Promise<number> {
      return db.$count(table, matches(query))
    },
  }
}
