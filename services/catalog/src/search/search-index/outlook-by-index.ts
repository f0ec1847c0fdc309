import type { Log } from '@landfall/kit/observability/log'
import type { OutlookStore } from '../outlook/outlook.store.ts'
import { makeIndexOrSql } from './index-or-sql.ts'
import type { OpenSearchIndex } from './open-search-index.ts'

type Deps = { sql: OutlookStore; index: Pick<OpenSearchIndex, 'loaded'>; log: Log }

/** The same counts as the SQL store, from the index if it is loaded. */
export function makeIndexedOutlook({ sql, index, log }: Deps): OutlookStore {
  const indexOrSql = makeIndexOrSql({ index, log })
  return {
    ...sql,
    countsFor: (plan, now) =>
      indexOrSql(
        async ({ index: rows, upTo }) => {
          await upTo(await sql.catalogVersion())
          return rows.outlook(plan, now)
        },
        () => sql.countsFor(plan, now),
      ),
  }
}
