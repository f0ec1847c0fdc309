import type { Clock } from '@landfall/kit/core/clock'
import type { Lifecycle } from '@landfall/kit/process/lifecycle'
import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import type { Postgres } from '@landfall/kit/database/postgres'
import { makeVersionReader } from '../record/scholarship/catalog-version.sql.ts'
import { makeRecordReader } from '../record/scholarship/read-records.sql.ts'
import {
  createIndexRowsStore,
  SCHOLARSHIPS_CHANNEL,
} from '../search/search-index/index-rows.store.ts'
import { makeIndexedSearch } from '../search/search-index/answer-by-index.ts'
import { makeIndexedOutlook } from '../search/search-index/outlook-by-index.ts'
import {
  type OpenSearchIndex,
  openSearchIndex,
} from '../search/search-index/open-search-index.ts'
import { createOutlookStore, type OutlookStore } from '../search/outlook/outlook.store.ts'
import { makeIndexedSimilar } from '../search/search-index/similar-by-index.ts'
import { createSimilarStore, type SimilarStore } from '../search/similar/similar.store.ts'
import { makeTextQueries } from '../search/search/text-queries.sql.ts'
import { createSearchStore, type SearchStore } from '../search/search/search.store.ts'

type Deps = { postgres: Postgres; clock: Clock; log: Log; lifecycle: Lifecycle }

export type Search = {
  stores: { search: SearchStore; outlooks: OutlookStore; similar: SimilarStore }
  /** Resolves when everything that answers searches is loaded. */
  ready: Promise<void>
  measure(metrics: Metrics): void
}

/** Answers searches: PostgreSQL and, once it is loaded, the index in front of it. */
export function openSearch(
  config: { searchIndex?: boolean },
  { postgres, clock, log, lifecycle }: Deps,
): Search {
  const { db, pool } = postgres
  const sql = {
    search: createSearchStore(db, makeVersionReader(pool)),
    outlooks: createOutlookStore(db),
    similar: createSimilarStore(db),
  }
  if (config.searchIndex !== true) {
    return { stores: sql, ready: Promise.resolve(), measure: () => undefined }
  }
  const wake = (onChange: () => void) => postgres.listen(SCHOLARSHIPS_CHANNEL, onChange)
  const index = openSearchIndex({ rows: createIndexRowsStore(pool), wake, clock, log })
  lifecycle.onStop('search index', () => index.stop())
  const texts = makeTextQueries(db)
  const readRecords = makeRecordReader(pool)
  return {
    stores: {
      search: makeIndexedSearch({ sql: sql.search, index, texts, readRecords, log }),
      outlooks: makeIndexedOutlook({ sql: sql.outlooks, index, log }),
      similar: makeIndexedSimilar({ sql: sql.similar, index, log }),
    },
    ready: index.ready,
    measure: (metrics) => measure(metrics, index),
  }
}

function measure(metrics: Metrics, index: OpenSearchIndex): void {
  const gauge = (name: string, help: string, read: () => number) =>
    metrics.watch({ name: `landfall_search_index_${name}`, help, read })
  gauge('rows', 'Scholarships that the search index knows', () => index.figures.rows)
  gauge('bytes', 'Memory of the search index', () => index.figures.bytes)
  gauge(
    'age_seconds',
    'Since the search index was last known to have every change; -1 before it is loaded',
    () => (index.figures.ageMs ?? -1_000) / 1_000,
  )
}
