import type { Database } from '@landfall/kit/database/postgres'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { providerBudgets } from '../../db/provider-tables.ts'
import type { AiFeatureName } from './ai-features.ts'

export type ProviderBudgetStore = ReturnType<typeof createProviderBudgetStore>

/** The budgets that a request counts in. */
export type BudgetPayer = { month: string; feature: AiFeatureName; userId: string | null }
/** Per scope, in micro-dollars per month. */
export type BudgetLimits = { feature: number; user: number }

const { month, scope, subject, microUsd } = providerBudgets
/** Rows are locked in one order, so that simultaneous requests wait for each other only once. */
const key = [month, scope, subject]

/** Monthly budgets, counted before the money is spent. */
export function createProviderBudgetStore(db: Database) {
  return {
    /**
     * Sets an amount aside in every budget of the payer, or in none. One statement counts and compares, so that
     * simultaneous requests never exceed a limit together.
     * @returns false when a budget would be exceeded
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

    /** Adds what a request cost beyond the amount set aside; a negative difference gives the rest back. */
    async settle(payer: BudgetPayer, difference: number): Promise<void> {
      if (difference === 0) return
      await db
        .insert(providerBudgets)
        .values(rowsOf(payer, difference))
        .onConflictDoUpdate({ target: key, set: { microUsd: added } })
    },

    /** The amounts spent and set aside in a month, by feature. */
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
