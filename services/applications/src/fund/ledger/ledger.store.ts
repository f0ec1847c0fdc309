import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { ledgerEntries as table } from '../../db/fund-tables.ts'
import type { LedgerEntry, LedgerKind } from '../balance/balance.ts'

/** The place of an entry in its fund's ledger. */
export type LedgerPosition = { number: number; id: string }

export type LedgerQuery = { fundId: string; kinds: readonly LedgerKind[] | null }

export type LedgerStore = ReturnType<typeof createLedgerStore>

const newest = keyset({ number: table.number, id: table.id }, 'desc')
const matches = ({ fundId, kinds }: LedgerQuery) =>
  and(eq(table.fundId, fundId), kinds ? inArray(table.kind, [...kinds]) : undefined)

/** The ledgers of all funds; an entry is never changed. */
export function createLedgerStore(db: Database) {
  return {
    async add(entry: LedgerEntry): Promise<void> {
      await db.insert(table).values(entry)
    },

    async find(fundId: string, id: string): Promise<LedgerEntry | null> {
      const isIt = and(eq(table.fundId, fundId), eq(table.id, id))
      const [row] = await db.select().from(table).where(isIt)
      return row ?? null
    },

    /** The entry that reverses this one; null if none does. */
    async correctionOf(id: string): Promise<LedgerEntry | null> {
      const [row] = await db.select().from(table).where(eq(table.correctsId, id))
      return row ?? null
    },

    /** The whole ledger, in order. */
    async findAll(fundId: string): Promise<LedgerEntry[]> {
      const isOf = eq(table.fundId, fundId)
      return db.select().from(table).where(isOf).orderBy(asc(table.number))
    },

    /** One page, the newest first; asks for `limit` rows after the position. */
    async page(
      query: LedgerQuery & { after: LedgerPosition | null; limit: number },
    ): Promise<LedgerEntry[]> {
      return db
        .select()
        .from(table)
        .where(and(matches(query), newest.behind(query.after)))
        .orderBy(...newest.orderBy)
        .limit(query.limit)
    },

    async countOf(query: LedgerQuery): Promise<number> {
      return db.$count(table, matches(query))
    },
  }
}
