import type { Database } from '@landfall/kit/database/postgres'
import { sql } from 'drizzle-orm'
import { providerCalls } from '../../db/provider-tables.ts'
import type { FeatureUse, ProviderCall } from './provider-use.ts'

export type ProviderCallStore = ReturnType<typeof createProviderCallStore>

/** The record of the questions to the provider. */
export function createProviderCallStore(db: Database) {
  return {
    async insert(call: ProviderCall): Promise<void> {
      await db.insert(providerCalls).values(call)
    },

    /** The use of each feature that was used since then. */
    async useSince(since: Date): Promise<FeatureUse[]> {
      const { rows } = await db.execute<UseRow>(sql`
        with counted as (
          select feature, outcome, count(*)::int as count
          from provider_calls where created_at >= ${since.toISOString()}::timestamptz
          group by feature, outcome
        )
        select feature, count(*)::int as call_count,
          count(*) filter (where outcome = 'cached')::int as cached_count,
          sum(tokens_in)::float8 as tokens_in, sum(tokens_out)::float8 as tokens_out,
          sum(cost_micro_usd)::float8 as cost,
          percentile_disc(0.5) within group (order by duration_ms)
            filter (where outcome = 'answered') as p50,
          percentile_disc(0.95) within group (order by duration_ms)
            filter (where outcome = 'answered') as p95,
          coalesce((
            select jsonb_agg(
              jsonb_build_object('kind', outcome, 'count', counted.count)
              order by counted.count desc, outcome
            )
            from counted
            where counted.feature = provider_calls.feature
              and outcome not in ('answered', 'cached')
          ), '[]') as failures
        from provider_calls where created_at >= ${since.toISOString()}::timestamptz
        group by feature`)
      return rows.map((row) => ({
        feature: row.feature,
        callCount: row.call_count,
        cachedCount: row.cached_count,
        tokensIn: row.tokens_in,
        tokensOut: row.tokens_out,
        costMicroUsd: row.cost,
        latencyP50Ms: row.p50,
        latencyP95Ms: row.p95,
        failures: row.failures,
      }))
    },

    /** Removes records from before the instant, when their months are of no use to anybody anymore. */
    async removeBefore(instant: Date): Promise<void> {
      await db.execute(
        sql`delete from provider_calls where created_at < ${instant.toISOString()}::timestamptz`,
      )
    },
  }
}

type UseRow = {
  feature: FeatureUse['feature']
  call_count: number
  cached_count: number
  tokens_in: number
  tokens_out: number
  cost: number
  p50: number | null
  p95: number | null
  failures: FeatureUse['failures']
}
