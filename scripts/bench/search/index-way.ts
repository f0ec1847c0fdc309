import type { Clock } from '@landfall/kit/clock'
import type { Log } from '@landfall/kit/log'
import type { Postgres } from '@landfall/kit/postgres'
import type { Question } from '../../../services/catalog/bench/questions.ts'
import { indexOrderOf } from '../../../services/catalog/src/modules/search-index/found-place.ts'
import {
  makeIndexRowsStore,
  SCHOLARSHIPS_CHANNEL,
} from '../../../services/catalog/src/modules/search-index/index-rows.store.ts'
import { makeIndexedSearch } from '../../../services/catalog/src/modules/search-index/answer-by-index.ts'
import { openSearchIndex } from '../../../services/catalog/src/modules/search-index/open-search-index.ts'
import { makeTextQueries } from '../../../services/catalog/src/modules/search/text-queries.sql.ts'
import { orderOf } from '../../../services/catalog/src/modules/search/search-order.ts'
import { makeSearchScholarships } from '../../../services/catalog/src/modules/search/search-scholarships.ts'
import { makeSearchStore } from '../../../services/catalog/src/modules/search/search.store.ts'
import { facetTexts } from './sql-way.ts'

const PAGE_SIZE = 20

export type IndexWay = {
  /** Ids of a page, or facets. */
  ask(question: Question): Promise<string[]>
  /** PostgreSQL reads each text once and the answer is kept; it has nothing to do with the rows. */
  readTexts(questions: readonly Question[]): Promise<void>
  seconds: number
  megabytes: number
  stop(): Promise<void>
}

/** The index alone, loaded from the database; without the records of what it finds. */
export async function openIndexWay(
  postgres: Postgres,
  { clock, log }: { clock: Clock; log: Log },
): Promise<IndexWay> {
  const { db, pool } = postgres
  const startedAt = performance.now()
  const wake = (onChange: () => void) => postgres.listen(SCHOLARSHIPS_CHANNEL, onChange)
  const index = openSearchIndex({ rows: makeIndexRowsStore(pool), wake, clock, log })
  await index.ready
  const seconds = (performance.now() - startedAt) / 1_000
  const loaded = index.loaded()
  if (loaded === null) throw new Error('the index is ready, but not there')
  const texts = makeTextQueries(db)
  // Nothing changes here, so that nobody needs to ask whether something has.
  const sql = { ...makeSearchStore(db), catalogueVersion: async () => 0 }
  const store = makeIndexedSearch({ sql, index, texts, log })
  return {
    seconds,
    megabytes: index.figures.bytes / 2 ** 20,
    stop: () => index.stop(),
    async readTexts(questions) {
      for (const { search } of questions) if (search.text) await texts.of(search.text)
    },
    async ask(question) {
      const search = await makeSearchScholarships({ search: store, clock })(
        question.search,
        question.sort,
        null,
      )
      if (question.kind === 'facets') return facetTexts(await search.facets())
      const text = search.correctedQuery ?? question.search.text
      const read = text === null ? null : await texts.of(text)
      const order = indexOrderOf(orderOf(question.sort, { hasText: text !== null }))
      if (order === null || read?.query === null) throw new Error('only SQL can')
      const query = {
        search: { ...question.search, text },
        scope: { now: clock.now(), plan: null },
        text: read?.query ?? null,
      }
      const page = { order, first: PAGE_SIZE, after: question.after }
      return loaded.index.page(query, page).items.map(({ id }) => id)
    },
  }
}
