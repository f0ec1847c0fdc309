import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { listingSuggestions as g } from '../../db/trust-tables.ts'
import { type ListingSuggestion, spellingsOf } from './listing-suggestion.ts'

export type ListingSuggestionStore = ReturnType<typeof createListingSuggestionStore>

export function createListingSuggestionStore(db: Database) {
  const isOpen = eq(g.status, 'open')
  return {
    /** Locks the page until this transaction ends; whoever suggests it then sees it as suggested. */
    async queueFor(addressKey: string): Promise<void> {
      const name = `listing suggestion ${addressKey}`
      await holdName(db, name)
    },

    /** Ids of listings in any state that have this page. */
    async idsOfListingsAt(addressKey: string): Promise<string[]> {
      const urls = spellingsOf(addressKey)
      const rows = await db
        .select({ id: s.id })
        .from(s)
        .where(or(inArray(s.applicationUrl, urls), inArray(s.sourceUrl, urls)))
        .orderBy(asc(s.id))
        .limit(20)
      return rows.map(({ id }) => id)
    },

    async isWaiting(addressKey: string): Promise<boolean> {
      return (await db.$count(g, and(isOpen, eq(g.addressKey, addressKey)))) > 0
    },

    async findForUpdate(id: string): Promise<ListingSuggestion | null> {
      const [row] = await db.select().from(g).where(eq(g.id, id)).for('update')
      return row ?? null
    },

    /** Waiting suggestions, the oldest first, after `after`; one more than requested if there are more. */
    pageOfOpen: ({ first, after }: { first: number; after: string | null }) =>
      db
        .select()
        .from(g)
        .where(and(isOpen, after === null ? undefined : gt(g.id, after)))
        .orderBy(asc(g.id))
        .limit(first + 1),

    countOfOpen: () => db.$count(g, isOpen),

    async put(suggestion: ListingSuggestion): Promise<void> {
      const { id: _id, ...values } = suggestion
      await db
        .insert(g)
        .values(suggestion)
        .onConflictDoUpdate({ target: g.id, set: values })
    },

    /** @returns how many were erased */
    async eraseDecidedBefore(at: Date): Promise<number> {
      const { rowCount } = await db.delete(g).where(lt(g.decidedAt, at))
      return rowCount ?? 0
    },
  }
}
