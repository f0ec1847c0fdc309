import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { listingCases as c, clearedFlags, listingLog as l } from '../../db/trust-tables.ts'
import {
  type SqlOrder,
  isAfter,
  keyTexts,
  orderBy,
  sqlOrder,
} from '../../record/paging/keyset.sql.ts'
import type { Position } from '../../record/paging/keyset.ts'
import type { CaseOrder } from './case-order.ts'
import type { ListingCase } from './listing-case.ts'
import type { LogEntry } from './log-entry.ts'

export type ListingCaseStore = ReturnType<typeof createListingCaseStore>
type PageOf = { order: CaseOrder; first: number; after: Position | null }

export function createListingCaseStore(db: Database) {
  return {
    /** Locked until the transaction ends. */
    async findForUpdate(id: string): Promise<ListingCase | null> {
      const [row] = await db.select().from(c).where(eq(c.id, id)).for('update')
      return caseOf(row)
    },

    /** Locks the listings for opening cases until the transaction ends. */
    async queueFor(scholarshipIds: readonly string[]): Promise<void> {
      for (const id of scholarshipIds.toSorted()) {
        const name = `listing case ${id}`
        await holdName(db, name)
      }
    },

    async openOf(scholarshipId: string): Promise<ListingCase | null> {
      const isOpen = and(eq(c.scholarshipId, scholarshipId), eq(c.status, 'open'))
      const [row] = await db.select().from(c).where(isOpen).for('update')
      return caseOf(row)
    },

    async put(record: ListingCase): Promise<void> {
      const { id: _id, ...values } = record
      await db.insert(c).values(record).onConflictDoUpdate({ target: c.id, set: values })
    },

    /** Newest first, of each listing. */
    async ofListings(ids: readonly string[]): Promise<Map<string, ListingCase[]>> {
      const rows = await db
        .select()
        .from(c)
        .where(inArray(c.scholarshipId, [...ids]))
        .orderBy(desc(c.openedAt), desc(c.id))
      return Map.groupBy(rows as ListingCase[], ({ scholarshipId }) => scholarshipId)
    },

    page: (page: PageOf) => pageOfCases(db, page),
    count: (status: ListingCase['status']) => db.$count(c, eq(c.status, status)),

    async log(entry: LogEntry): Promise<void> {
      await db.insert(l).values(entry)
    },

    /** Newest first, of each listing. */
    async logOfListings(ids: readonly string[]): Promise<Map<string, LogEntry[]>> {
      const rows = await db
        .select()
        .from(l)
        .where(inArray(l.scholarshipId, [...ids]))
        .orderBy(desc(l.at), desc(l.id))
      return Map.groupBy(rows as LogEntry[], ({ scholarshipId }) => scholarshipId)
    },

    /** The flags that a person has cleared, for each listing that has any. */
    async clearedKeys(ids: readonly string[]): Promise<Map<string, string[]>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(clearedFlags)
        .where(inArray(clearedFlags.scholarshipId, [...ids]))
        .orderBy(asc(clearedFlags.scholarshipId))
      return new Map(rows.map(({ scholarshipId, keys }) => [scholarshipId, keys]))
    },

    async putClearedKeys(scholarshipId: string, keys: string[]): Promise<void> {
      await db
        .insert(clearedFlags)
        .values({ scholarshipId, keys })
        .onConflictDoUpdate({ target: clearedFlags.scholarshipId, set: { keys } })
    },
  }
}

const EXPRESSIONS: Record<'urgency' | 'age' | 'resolved' | 'id', SQL> = {
  urgency: sql`${c.urgency}`,
  // Negated, as all keys of an order have the same direction and the oldest comes first.
  age: sql`(0 - extract(epoch from ${c.openedAt}))::numeric(14, 3)`,
  resolved: sql`coalesce(${c.resolvedAt}, ${c.openedAt})`,
  id: sql`${c.id}`,
}

async function pageOfCases(db: Database, page: PageOf) {
  const order: SqlOrder = sqlOrder(page.order, (key) => EXPRESSIONS[key])
  const status = page.order.name === 'urgency' ? 'open' : 'resolved'
  const after = page.after === null ? undefined : isAfter(order, page.after)
  const rows = await db
    .select({ row: c, keys: keyTexts(order) })
    .from(c)
    .where(and(eq(c.status, status), after))
    .orderBy(orderBy(order))
    .limit(page.first + 1)
  return {
    items: rows.slice(0, page.first).map(({ row, keys }) => ({
      listingCase: row as ListingCase,
      position: { order: page.order.name, keys },
    })),
    hasNextPage: rows.length > page.first,
  }
}

/** Parses a row; the table has no type for the undo data's JSON. */
function caseOf(row: typeof c.$inferSelect | undefined): ListingCase | null {
  return row === undefined ? null : (row as ListingCase)
}
