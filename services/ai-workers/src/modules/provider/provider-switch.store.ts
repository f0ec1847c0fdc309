import type { Database } from '@landfall/kit/database/postgres'
import { eq } from 'drizzle-orm'
import { providerSwitches } from '../../db/provider-tables.ts'
import type { AiFeatureName } from './ai-features.ts'

export type ProviderSwitchStore = ReturnType<typeof createProviderSwitchStore>

/**
 * The features that are turned off. Read before each question, so that a change takes effect in all processes at
 * once.
 */
export function createProviderSwitchStore(db: Database) {
  const table = providerSwitches
  return {
    async isOn(feature: AiFeatureName): Promise<boolean> {
      const [row] = await db
        .select({ isOn: table.isOn })
        .from(table)
        .where(eq(table.feature, feature))
      return row?.isOn ?? true
    },

    async turnedOff(): Promise<Set<string>> {
      const rows = await db
        .select({ feature: table.feature })
        .from(table)
        .where(eq(table.isOn, false))
      return new Set(rows.map(({ feature }) => feature))
    },

    async set(change: typeof table.$inferInsert): Promise<void> {
      const { feature: _, ...values } = change
      await db
        .insert(table)
        .values(change)
        .onConflictDoUpdate({ target: table.feature, set: values })
    },
  }
}
