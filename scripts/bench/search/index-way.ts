import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import type { Postgres } from '@landfall/kit/database/postgres'
import type { Question } from '../../../services/catalog/bench/questions.ts'
import {
  createIndexRowsStore,
  SCHOLARSHIPS_CHANNEL,
} from '../../../services/catalog/src/search/search-index/index-rows.store.ts'
import { makeIndexedSearch } from '../../../services/catalog/src/search/search-index/answer-by-index.ts'
import { openSearchIndex } from '../../../services/catalog/src/search/search-index/open-search-index.ts'
import { makeTextQueries } from '../../../services/catalog/src/search/search/text-queries.sql.ts'
import type { RecordReader } from '../../../services/catalog/src/record/scholarship/read-records.sql.ts'
import type { StoredScholarship } from '../../../services/catalog/src/record/scholarship/stored-scholarship.ts'
import { makeSearchScholarships } from '../../../services/catalog/src/search/search/search-scholarships.ts'
import { createSearchStore } from '../../../services/catalog/src/search/search/search.store.ts'
import { facetTexts, noNames } from './sql-way.ts'

const PAGE_SIZE = 20

export type IndexWay = {
  /** Ids of a page, or facets. */
  ask(question: Question): Promise<string[]>
  seconds: number
  megabytes: number
  stop(): Promise<void>
}

/** The index needs only the ids of what it finds. */
const readRecords: RecordReader = async (ids) => ({
  byId: new Map(ids.map((id) => [id, { id } as StoredScholarship])),
  catalogVersion: 0,
})

/** The index alone, loaded from the database; it does not read the records of what it finds. */
export async function openIndexWay(
  postgres: Postgres,
  { clock, log }: { clock: Clock; log: Log },
): Promise<IndexWay> {
  const { db, pool } = postgres
  const startedAt = performance.now()
  const wake = (onChange: () => void) => postgres.listen(SCHOLARSHIPS_CHANNEL, onChange)
  const index = openSearchIndex({ rows: createIndexRowsStore(pool), wake, clock, log })
  await index.ready
  const seconds = (performance.now() - startedAt) / 1_000
  if (index.loaded() === null) throw new Error('the index is ready, but not there')
  const sql = {
    ...createSearchStore(db),
    // Nothing changes here, so the index never needs to reload.
    catalogVersion: async () => 0,
  }
  const texts = makeTextQueries(db)
  const store = makeIndexedSearch({ sql, index, texts, readRecords, log })
  return {
    seconds,
    megabytes: index.figures.bytes / 2 ** 20,
    stop: () => index.stop(),
    async ask(question) {
      const search = await makeSearchScholarships({
        search: store,
        suggestions: noNames,
        clock,
      })(question.search, question.sort, null)
      if (question.kind === 'facets') return facetTexts(await search.facets())
      const page = await search.page({ first: PAGE_SIZE, after: question.after })
      return page.items.map(({ scholarship }) => scholarship.id)
    },
  }
}
