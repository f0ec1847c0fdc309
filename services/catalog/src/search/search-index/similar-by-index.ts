import { any } from '@landfall/matching/criteria/predicate'
import type { Log } from '@landfall/kit/observability/log'
import { ANY_SCHOLARSHIP } from '../filter/scholarship-search.ts'
import type { SimilarAsk } from '../similar/similar-asks.ts'
import type { SimilarStore } from '../similar/similar.store.ts'
import type { IndexQuery } from './filter-compiler.ts'
import { makeIndexOrSql } from './index-or-sql.ts'
import type { OpenSearchIndex } from './open-search-index.ts'

type Deps = { sql: SimilarStore; index: Pick<OpenSearchIndex, 'loaded'>; log: Log }

/** The same look-ups as the SQL store, in the index if it is loaded. */
export function makeIndexedSimilar({ sql, index, log }: Deps): SimilarStore {
  const indexOrSql = makeIndexOrSql({ index, log })
  return {
    ...sql,
    firstIds: (asks, first) =>
      indexOrSql(
        async ({ index: rows, upTo }) => {
          await upTo(await sql.catalogVersion())
          return asks.map((ask) =>
            rows
              .page(queryOf(ask), { order: 'deadline', first, after: null })
              .items.map(({ id }) => id),
          )
        },
        () => sql.firstIds(asks, first),
      ),
  }
}

/** A look-up's condition takes the place of the viewer's eligibility rules in a search. */
function queryOf({ where, universityId }: SimilarAsk): IndexQuery {
  return {
    search: { ...ANY_SCHOLARSHIP, universityId, eligibleOnly: true },
    // No look-up depends on today's date.
    scope: { now: new Date(0), plan: { eligible: where, notEligible: any([]) } },
    text: null,
  }
}
