import type { Log } from '@landfall/kit/observability/log'
import type { RecordReader } from '../../record/scholarship/read-records.sql.ts'
import { FACET_KINDS } from '../filter/filters.ts'
import type { ScholarshipSearch } from '../filter/scholarship-search.ts'
import type { SearchScope } from '../search/search-conditions.sql.ts'
import type {
  FoundPage,
  PageOf,
  SearchQueries,
  SearchStore,
} from '../search/search.store.ts'
import type { TextQueries } from '../search/text-queries.sql.ts'
import type { TextQuery } from '../text/text-query.ts'
import { type IndexOrSql, makeIndexOrSql } from './index-or-sql.ts'
import type { IndexQuery } from './filter-compiler.ts'
import type { LoadedIndex } from './loaded-index.ts'
import type { OpenSearchIndex } from './open-search-index.ts'
import { indexOrderOf } from './sort-key.ts'

type Deps = {
  /** The reference; answers until the index is loaded, and whenever the index cannot. */
  sql: SearchStore
  index: Pick<OpenSearchIndex, 'loaded'>
  texts: TextQueries
  readRecords: RecordReader
  log: Log
}
type Answering = Pick<Deps, 'texts' | 'readRecords'> & {
  indexOrSql: IndexOrSql
  versionNow: () => Promise<number>
}

/** The searches of the SQL store, answered by the index if it can. */
export function makeIndexedSearch(deps: Deps): SearchStore {
  const indexOrSql = makeIndexOrSql(deps)
  const versionNow = sharedByTurn(deps.sql.catalogVersion)
  const queriesAt = (version: () => Promise<number>) =>
    indexedQueries(deps, { ...deps, indexOrSql, versionNow: version })
  return { ...queriesAt(versionNow), forOneSearch: () => queriesAt(once(versionNow)) }
}

function indexedQueries(deps: Deps, answering: Answering): SearchQueries {
  const { sql, texts } = deps
  const fresh = freshAnswers(answering)
  return {
    ...sql,
    catalogVersion: answering.versionNow,
    page: (search, scope, page) =>
      answering.indexOrSql(
        async (loaded) => {
          const query = await queryOf(texts, loaded, search, scope)
          const ranked = query && (await withRank(texts, loaded, query, page.rankBy))
          return ranked && pageOf(answering, loaded, ranked, page)
        },
        () => sql.page(search, scope, page),
      ),
    ...countsByIndex(deps, fresh),
    findsText: (text) =>
      fresh(
        (loaded) => readText(texts, loaded, text),
        (loaded, query) => loaded.index.findsText(query),
        () => sql.findsText(text),
      ),
    lookAlikes: (words) =>
      fresh(
        (loaded) => queriesOf(texts, loaded, words),
        lookAlikesOf,
        () => sql.lookAlikes(words),
      ),
  }
}

type Fresh = ReturnType<typeof freshAnswers>

function countsByIndex(
  { sql, texts }: Deps,
  fresh: Fresh,
): Pick<SearchStore, 'count' | 'deadlineCounts' | 'tokenCounts'> {
  return {
    count: (search, scope) =>
      fresh(
        (loaded) => queryOf(texts, loaded, search, scope),
        (loaded, query) => loaded.index.count(query),
        () => sql.count(search, scope),
      ),
    deadlineCounts: (search, scope) =>
      fresh(
        (loaded) => queryOf(texts, loaded, search, scope),
        (loaded, query) => loaded.index.deadlineCounts(query),
        () => sql.deadlineCounts(search, scope),
      ),
    tokenCounts: (search, scope, kinds = FACET_KINDS) =>
      fresh(
        (loaded) => queryOf(texts, loaded, search, scope),
        (loaded, query) => loaded.index.tokenCounts(query, kinds),
        () => sql.tokenCounts(search, scope, kinds),
      ),
  }
}

/** Reads the question, lets the index catch up, and answers; SQL answers if the question is null. */
function freshAnswers({ indexOrSql, versionNow }: Answering) {
  return <Q, T>(
    read: (loaded: LoadedIndex) => Promise<Q | null>,
    answer: (loaded: LoadedIndex, question: Q) => T,
    bySql: () => Promise<T>,
  ): Promise<T> =>
    indexOrSql(async (loaded) => {
      const question = await read(loaded)
      if (question === null) return null
      await loaded.upTo(await versionNow())
      return answer(loaded, question)
    }, bySql)
}

/** Null: only SQL can answer it. */
async function queryOf(
  texts: TextQueries,
  loaded: LoadedIndex,
  search: ScholarshipSearch,
  scope: SearchScope,
): Promise<IndexQuery | null> {
  // Ids and slugs have indexes of their own.
  if (search.ids !== null) return null
  if (search.query === null) return { search, scope, text: null }
  const text = await readText(texts, loaded, search.query)
  return text === null ? null : { search, scope, text }
}

/** Null: only SQL can read the words. @param rankBy the query's words by default */
async function withRank(
  texts: TextQueries,
  loaded: LoadedIndex,
  query: IndexQuery,
  rankBy: string | null = null,
): Promise<IndexQuery | null> {
  if (rankBy === null || rankBy === query.search.query) return query
  const read = await readText(texts, loaded, rankBy)
  return read && { ...query, rankBy: read }
}

/** Most texts are read in this process, without a round trip. */
async function readText(
  texts: TextQueries,
  loaded: LoadedIndex,
  text: string,
): Promise<TextQuery | null> {
  return loaded.readText(text) ?? (await texts.of(text)).query
}

async function pageOf(
  { readRecords, versionNow }: Answering,
  { index, upTo }: LoadedIndex,
  query: IndexQuery,
  page: PageOf,
): Promise<FoundPage | null> {
  const order = indexOrderOf(page.order)
  if (order === null) return null
  for (let mayBeStale = true; ; mayBeStale = false) {
    const { items, hasNextPage } = index.page(query, { ...page, order })
    const records = await readRecords(items.map(({ id }) => id))
    const version = records.catalogVersion ?? (await versionNow())
    // Checked afterward: nearly always nothing has changed, and checking first would double the time.
    if (mayBeStale && (await upTo(version))) continue
    const found = items.flatMap(({ id, position }) => {
      const scholarship = records.byId.get(id)
      return scholarship === undefined ? [] : [{ scholarship, position }]
    })
    return { items: found, hasNextPage }
  }
}

/** The query of each word; null if only PostgreSQL knows what counts as a letter in them. */
async function queriesOf(
  texts: TextQueries,
  loaded: LoadedIndex,
  words: readonly string[],
): Promise<Map<string, TextQuery | null> | null> {
  if (words.some((word) => !isAscii(word))) return null
  const queries = new Map(words.map((word) => [word, loaded.readWord(word)]))
  const others = words.filter((word) => queries.get(word) === null)
  for (const [word, query] of await texts.ofWords(others)) queries.set(word, query)
  return queries
}

function lookAlikesOf(
  { index, words }: LoadedIndex,
  queries: ReadonlyMap<string, TextQuery | null>,
): Map<string, string[]> {
  const unknown = [...queries].filter(
    ([, query]) => query !== null && query.op !== 'nothing' && !index.findsText(query),
  )
  return new Map(unknown.map(([word]) => [word, words.similar(word)]))
}

/** Shares one question among all callers of the same turn; it is sent after the last of them has called. */
function sharedByTurn<T>(ask: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null
  return () =>
    (next ??= Promise.resolve().then(() => {
      next = null
      return ask()
    }))
}

/** Shares one pending question among all callers. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => (answer ??= ask())
}

/** What counts as a letter beyond these depends on the locale of the database. */
function isAscii(word: string): boolean {
  return /^[a-z0-9]*$/.test(word)
}
