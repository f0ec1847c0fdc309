import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { fundScholarships, funds as table } from '../../db/fund-tables.ts'
import type { Fund } from './fund.ts'

/** The place of a fund in its owner's list. */
export type FundPosition = { createdAt: Date; id: string }

export type FundStore = ReturnType<typeof createFundStore>

const newest = keyset({ createdAt: table.createdAt, id: table.id }, 'desc')
const ofOwners = (organizationIds: readonly string[]) =>
  inArray(table.ownerId, [...organizationIds])
const own = (organizationIds: readonly string[], id: string) =>
  and(ofOwners(organizationIds), eq(table.id, id))

/** Funds with their balances, and what they pay for. */
export function createFundStore(db: Database) {
  return {
    async insert(fund: Fund): Promise<void> {
      await db.insert(table).values(fund)
    },

    async find(organizationIds: readonly string[], id: string): Promise<Fund | null> {
      const [row] = await db.select().from(table).where(own(organizationIds, id))
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(organizationIds: readonly string[], id: string): Promise<Fund | null> {
      const isIt = own(organizationIds, id)
      const [row] = await db.select().from(table).where(isIt).for('update')
      return row ?? null
    },

    /** Funds by id, of any organization. */
    async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Fund>> {
      const rows = await db
        .select()
        .from(table)
        .where(inArray(table.id, [...ids]))
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Every fund of everybody. */
    all: (): Promise<Fund[]> => db.select().from(table).orderBy(asc(table.id)),

    async update({ id, ...change }: Fund): Promise<void> {
      await db.update(table).set(change).where(eq(table.id, id))
    },

    /** One page, the newest first; asks for `limit` rows after the position. */
    async page(o: {
      organizationIds: readonly string[]
      after: FundPosition | null
      limit: number
    }): Promise<Fund[]> {
      return db
        .select()
        .from(table)
        .where(and(ofOwners(o.organizationIds), newest.behind(o.after)))
        .orderBy(...newest.orderBy)
        .limit(o.limit)
    },

    async countOf(organizationIds: readonly string[]): Promise<number> {
      return db.$count(table, ofOwners(organizationIds))
    },

    /** What some funds pay for, by fund. */
    async scholarshipsOf(fundIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await db
        .select()
        .from(fundScholarships)
        .where(inArray(fundScholarships.fundId, [...fundIds]))
        .orderBy(asc(fundScholarships.scholarshipId))
      const byFund = Map.groupBy(rows, ({ fundId }) => fundId)
      return new Map(
        [...byFund].map(([id, of]) => [id, of.map((row) => row.scholarshipId)]),
      )
    },

    async setScholarships(fundId: string, ids: readonly string[]): Promise<void> {
      await db.delete(fundScholarships).where(eq(fundScholarships.fundId, fundId))
      if (ids.length === 0) return
      const rows = ids.map((scholarshipId) => ({ fundId, scholarshipId }))
      await db.insert(fundScholarships).values(rows)
    },
  }
}
