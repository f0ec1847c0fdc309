import type { Database } from '@landfall/kit/database/postgres'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { providerBudgets } from '../../db/provider-tables.ts'
import type { AiFeatureName } from './ai-features.ts'

export type ProviderBudgetStore = ReturnType<typeof createProviderBudgetStore>

/** Whose budgets a request counts in. */
export type BudgetPayer = { month: string; feature: AiFeatureName; userId: string | null }
/** For each scope, in micro-dollars a month. */
export type BudgetLimits = { feature: number; user: number }

const { month, scope, subject, microUsd } = providerBudgets
/** Rows are taken in one order, so that requests at the same time wait for each other, once. */
const key = [month, scope, subject]

/** What may be spent in a month, counted before it is spent. */
export function createProviderBudgetStore(db: Database) {
  return {
    /**
     * Sets an amount aside in every budget of the payer, or in none. The count and the comparison are one
     * statement, so that requests at the same time never pass a limit together.
     * @returns false when a budget would be passed
     */
    async reserve(
      payer: BudgetPayer,
      amount: number,
      limits: BudgetLimits,
    ): Promise<boolean> {
      const rows = rowsOf(payer, amount)
      if (rows.some((row) => amount > limits[row.scope])) return false
      const limit = sql`case excluded.scope when 'feature' then ${limits.feature}::bigint else ${limits.user}::bigint end`
      try {
        await db.transaction(async (tx) => {
          const taken = await tx
            .insert(providerBudgets)
            .values(rows)
            .onConflictDoUpdate({
              target: key,
              set: { microUsd: added },
              setWhere: sql`${added} <= ${limit}`,
            })
            .returning({ scope })
          if (taken.length < rows.length) tx.rollback()
        })
        return true
      } catch (error) {
        if (error instanceof TransactionRollbackError) return false
        throw error
      }
    },

    /** Adds what a request took beyond what was set aside; less than nothing gives the rest back. */
    async settle(payer: BudgetPayer, difference: number): Promise<void> {
      if (difference === 0) return
      await db
        .insert(providerBudgets)
        .values(rowsOf(payer, difference))
        .onConflictDoUpdate({ target: key, set: { microUsd: added } })
    },

    /** Spent and set aside in a month, by feature. */
    async ofFeatures(wanted: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ subject, microUsd })
        .from(providerBudgets)
        .where(sql`${month} = ${wanted} and ${scope} = 'feature'`)
      return new Map(rows.map((row) => [row.subject, row.microUsd]))
    },
  }
}

const added = sql`${microUsd} + excluded.micro_usd`

function rowsOf({ month, feature, userId }: BudgetPayer, amount: number) {
  const ofFeature = { month, scope: 'feature' as const, subject: feature, microUsd: amount }
  if (userId === null) return [ofFeature]
  return [ofFeature, { month, scope: 'user' as const, subject: userId, microUsd: amount }]
}
