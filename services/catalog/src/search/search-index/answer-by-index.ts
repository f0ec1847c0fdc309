import type { Log } from '@landfall/kit/observability/log'
import type { RecordReader } from '../../record/scholarship/read-records.sql.ts'
import type { ScholarshipSearch } from '../filter/scholarship-search.ts'
import type { SearchScope } from '../search/search-conditions.sql.ts'
import type { FoundPage, PageOf, SearchStore } from '../search/search.store.ts'
import { makeAskIndex } from './ask-index.ts'
import { indexOrderOf } from './sort-key.ts'
import type { LoadedIndex } from './loaded-index.ts'
import type { OpenSearchIndex } from './open-search-index.ts'
import type { IndexQuery } from './filter-compiler.ts'
import { FACET_KINDS } from '../filter/filters.ts'
import type { TextQueries } from '../search/text-queries.sql.ts'
import type { TextQuery } from '../text/text-query.ts'

type Deps = {
  /** The reference: answers until the index is loaded, and what the index has no answer to. */
  sql: SearchStore
  index: Pick<OpenSearchIndex, 'loaded'>
  texts: TextQueries
  readRecords: RecordReader
  log: Log
}

/** The searches of the SQL store, answered by the index where it can. */
export function makeIndexedSearch(deps: Deps): SearchStore {
  const { sql, index, texts, readRecords, log } = deps
  const versionNow = sharedByTurn(sql.catalogueVersion)
  const byIndex = makeAskIndex({ index, log })

  /** Null: only SQL can answer it. */
  async function queryOf(
    loaded: LoadedIndex,
    search: ScholarshipSearch,
    scope: SearchScope,
  ): Promise<IndexQuery | null> {
    // Ids and slugs have indexes of their own.
    if (search.ids !== null) return null
    if (search.query === null) return { search, scope, text: null }
    const text = await readText(loaded, search.query)
    return text === null ? null : { search, scope, text }
  }

  /** Most texts are read here, without a round trip. */
  async function readText(loaded: LoadedIndex, text: string): Promise<TextQuery | null> {
    return loaded.readText(text) ?? (await texts.of(text)).query
  }

  async function page(
    { index: rows, upTo }: LoadedIndex,
    query: IndexQuery,
    asked: PageOf,
  ): Promise<FoundPage | null> {
    const order = indexOrderOf(asked.order)
    if (order === null) return null
    for (let mayBeStale = true; ; mayBeStale = false) {
      const { items, hasNextPage } = rows.page(query, { ...asked, order })
      const records = await readRecords(items.map(({ id }) => id))
      const version = records.catalogueVersion ?? (await versionNow())
      // Nearly always nothing has changed, and asking beforehand would take as long again.
      if (mayBeStale && (await upTo(version))) continue
      const found = items.flatMap(({ id, position }) => {
        const scholarship = records.byId.get(id)
        return scholarship === undefined ? [] : [{ scholarship, position }]
      })
      return { items: found, hasNextPage }
    }
  }

  return {
    ...sql,
    catalogueVersion: versionNow,

    page: (search, scope, asked) =>
      byIndex(
        async (loaded) => {
          const query = await queryOf(loaded, search, scope)
          return query === null ? null : page(loaded, query, asked)
        },
        () => sql.page(search, scope, asked),
      ),

    count: (search, scope) =>
      byIndex(
        async (loaded) => {
          const query = await queryOf(loaded, search, scope)
          if (query === null) return null
          await loaded.upTo(await versionNow())
          return loaded.index.count(query)
        },
        () => sql.count(search, scope),
      ),

    tokenCounts: (search, scope, kinds = FACET_KINDS) =>
      byIndex(
        async (loaded) => {
          const query = await queryOf(loaded, search, scope)
          if (query === null) return null
          await loaded.upTo(await versionNow())
          return loaded.index.tokenCounts(query, kinds)
        },
        () => sql.tokenCounts(search, scope, kinds),
      ),

    findsText: (text) =>
      byIndex(
        async (loaded) => {
          const query = await readText(loaded, text)
          if (query === null) return null
          await loaded.upTo(await versionNow())
          return loaded.index.findsText(query)
        },
        () => sql.findsText(text),
      ),

    lookAlikes: (words) =>
      byIndex(
        async (loaded) => {
          const { index: rows, words: dictionary, upTo } = loaded
          if (words.some((word) => !isAscii(word))) return null
          const queries = new Map(words.map((word) => [word, loaded.readWord(word)]))
          const others = words.filter((word) => queries.get(word) === null)
          for (const [word, query] of await texts.ofWords(others)) queries.set(word, query)
          await upTo(await versionNow())
          const unknown = words.filter((word) => {
            const query = queries.get(word) ?? null
            return query !== null && query.op !== 'nothing' && !rows.findsText(query)
          })
          return new Map(unknown.map((word) => [word, dictionary.similar(word)]))
        },
        () => sql.lookAlikes(words),
      ),
  }
}

/** One question for all that ask in the same turn; it is asked after each of them. */
function sharedByTurn<T>(ask: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null
  return () =>
    (next ??= Promise.resolve().then(() => {
      next = null
      return ask()
    }))
}

/** What counts as a letter beyond these depends on the locale of the database. */
function isAscii(word: string): boolean {
  return /^[a-z0-9]*$/.test(word)
}
