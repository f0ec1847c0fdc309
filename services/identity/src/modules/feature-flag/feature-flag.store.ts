import type { Database } from '@landfall/kit/database/postgres'
import { sql } from 'drizzle-orm'
import { featureFlags } from '../../db/feature-flag-table.ts'
import { featureKeys, unmoved, type FeatureFlag, type FeatureKey } from './feature-flag.ts'

export function createFeatureFlagStore(db: Database) {
  const table = featureFlags
  return {
    /** All flags; a row whose flag the code no longer has is left out. */
    async all(): Promise<FeatureFlag[]> {
      const rows = new Map((await db.select().from(table)).map((row) => [row.key, row]))
      return featureKeys.map((key) => ({ ...unmoved(key), ...rows.get(key), key }))
    },

    async find(key: FeatureKey): Promise<FeatureFlag> {
      const [row] = await db
        .select()
        .from(table)
        .where(sql`${table.key} = ${key}`)
      return { ...unmoved(key), ...row, key }
    },

    /** Answers false when somebody has changed it since `flag.version - 1`. */
    async put(flag: FeatureFlag & { updatedAt: Date }): Promise<boolean> {
      const { key: _key, ...changes } = flag
      const rows = await db
        .insert(table)
        .values(flag)
        .onConflictDoUpdate({
          target: table.key,
          set: changes,
          setWhere: sql`${table.version} = ${flag.version - 1}`,
        })
        .returning({ key: table.key })
      return rows.length === 1
    },
  }
}
