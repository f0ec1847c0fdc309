import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { catalogVersion } from '../../record/scholarship/catalog-version.sql.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { compilePredicate } from '../../record/scholarship/predicate.sql.ts'
import type { SimilarAsk } from './similar-asks.ts'

export type SimilarStore = ReturnType<typeof createSimilarStore>

export function createSimilarStore(db: Database) {
  return {
    /** Grows with each change of any scholarship. */
    catalogVersion: () => catalogVersion(db),

    /** The ids of the first open awards of each look-up, by deadline; one statement for all. */
    async firstIds(asks: readonly SimilarAsk[], first: number): Promise<string[][]> {
      if (asks.length === 0) return []
      const parts = asks.map((ask, place) => firstOf(ask, place, first))
      const { rows } = await db.execute<{ place: number; id: string }>(
        sql`${sql.join(parts, sql` union all `)} order by place, deadline, id`,
      )
      const byPlace = Map.groupBy(rows, ({ place }) => place)
      return asks.map((_, place) => byPlace.get(place)?.map(({ id }) => id) ?? [])
    },
  }
}

function firstOf({ where, universityId }: SimilarAsk, place: number, first: number): SQL {
  const condition = and(
    isFindable('open'),
    compilePredicate(where),
    universityId === null ? undefined : eq(s.universityId, universityId),
  )
  return sql`(select ${place}::int as place, ${s.deadlineSort} as deadline, ${s.id} as id
    from ${s} where ${condition} order by ${s.deadlineSort}, ${s.id} limit ${first})`
}
