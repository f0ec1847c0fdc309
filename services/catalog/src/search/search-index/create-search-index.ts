import type { OutlookCounts } from '../outlook/outlook.ts'
import type { OutlookPlan } from '../outlook/plan-outlook.ts'
import type { FacetKind } from '../filter/filters.ts'
import type { Position } from '../../record/paging/keyset.ts'
import type { DeadlineCounts, TokenCount } from '../search/search.store.ts'
import { ANY_SCHOLARSHIP } from '../filter/scholarship-search.ts'
import { countDeadlines } from './count-deadlines.ts'
import { countOutlook } from './count-outlook.ts'
import { createDictionary, createTokenDictionary } from '../text/dictionary.ts'
import { openReader, type SegmentReader, withScratch } from './segment-reader.ts'
import {
  compareSortKeys,
  type IndexOrder,
  sortKeyOf,
  positionOf,
  readPosition,
} from './sort-key.ts'
import type { IndexedRow } from './indexed-row.ts'
import { createSegmentSet } from './segment-set.ts'
import { compileFilters, type IndexQuery } from './filter-compiler.ts'
import { isInNone } from './text-filter.ts'
import type { Dictionaries } from './row-columns.ts'
import { addTokenCounts, intersectAll } from './segment-counts.ts'
import { nextRows } from './segment-page.ts'
import { rankedLexemes, type TextQuery } from '../text/text-query.ts'

type PageOf = { order: IndexOrder; first: number; after: Position | null }

export type IndexPage = {
  items: { id: string; position: Position }[]
  hasNextPage: boolean
}

/**
 * Everything that can be searched, in memory: bitsets and lists of rows by country, level, field, flag and word. To
 * fill one without a database: `const index = createSearchIndex()`, `index.put(row)` for each row (`IndexedRow`: the
 * search columns as PostgreSQL has them, `text` being a tsvector in text form) and `await index.settle()`. A text
 * query is made by `readTsquery("'comput' & 'scienc'")`.
 */
export type SearchIndex = {
  /** `stale`: the index already has this change of the row or a later one. */
  put(row: IndexedRow): 'applied' | 'stale'
  /** Removes the row from all searches, but remembers its change. */
  remove(row: { id: string; change: number }): 'applied' | 'stale'
  /** Merges all rows into one segment; searches are answered meanwhile. */
  settle(): Promise<void>
  /** Stops all background work. */
  stop(): Promise<void>
  page(query: IndexQuery, page: PageOf): IndexPage
  count(query: IndexQuery): number
  deadlineCounts(query: IndexQuery): DeadlineCounts
  tokenCounts(query: IndexQuery, kinds: readonly FacetKind[]): TokenCount[]
  /** Whether a published row has the text. */
  findsText(text: TextQuery): boolean
  /** Counts of published rows for one student. */
  outlook(plan: OutlookPlan, now: Date): OutlookCounts
  /** How many rows are known, including those that cannot be found. */
  readonly size: number
  readonly bytes: number
  changeOf(id: string): number | null
}

/** @param o.bufferRows how many rows are buffered before they become a segment; for tests */
export function createSearchIndex(o: { bufferRows?: number } = {}): SearchIndex {
  const dictionaries: Dictionaries = {
    tokens: createTokenDictionary(),
    lexemes: createDictionary(),
    zones: createDictionary(),
  }
  const rows = createSegmentSet(dictionaries, o)
  const readers = () => rows.segments().map((segment) => openReader(segment, dictionaries))
  const count = (query: IndexQuery) => countRows(readers(), query)
  return {
    put: (row) => rows.apply({ id: row.id, change: row.change, row }),
    remove: ({ id, change }) => rows.apply({ id, change, row: null }),
    settle: () => rows.settle(),
    stop: () => rows.stop(),
    page: (query, page) => pageOf(readers(), query, page),
    count,
    deadlineCounts: (query) => countDeadlines(readers(), query),
    tokenCounts: (query, kinds) => tokenCountsOf(readers(), dictionaries, query, kinds),
    findsText: (text) =>
      !isInNone(text, dictionaries.lexemes) &&
      count({ search: ANY_SCHOLARSHIP, scope: { now: new Date(0), plan: null }, text }) > 0,
    outlook: (plan, now) => countOutlook(readers(), plan, now),
    get size() {
      return rows.size
    },
    get bytes() {
      return rows.bytes
    },
    changeOf: (id) => rows.changeOf(id),
  }
}

function countRows(readers: readonly SegmentReader[], query: IndexQuery): number {
  const filters = compileFilters(query)
  let sum = 0
  for (const reader of readers) {
    withScratch(reader, (found) => {
      intersectAll(reader, found, filters)
      sum += reader.segment.arena.count(found)
    })
  }
  return sum
}

function pageOf(
  readers: readonly SegmentReader[],
  query: IndexQuery,
  { order, first, after }: PageOf,
): IndexPage {
  const filters = compileFilters(query)
  const rankBy = query.rankBy ?? query.text
  const lexemes = rankBy === null ? [] : rankedLexemes(rankBy)
  const wanted = {
    order,
    after: after === null ? null : readPosition(order, after),
    limit: first + 1,
  }
  const perSegment = readers.map((reader) =>
    withScratch(reader, (found) => {
      intersectAll(reader, found, filters)
      return nextRows(reader, found, lexemes, wanted).map(({ row, points }) =>
        sortKeyOf(order, reader.segment.columns, row, points),
      )
    }),
  )
  const [only, ...others] = perSegment
  const isInOrder = only !== undefined && others.length === 0
  const keys = isInOrder ? only : perSegment.flat().toSorted(compareSortKeys(order))
  return {
    items: keys
      .slice(0, first)
      .map((key) => ({ id: key.id, position: positionOf(order, key) })),
    hasNextPage: keys.length > first,
  }
}

function tokenCountsOf(
  readers: readonly SegmentReader[],
  { tokens }: Dictionaries,
  query: IndexQuery,
  kinds: readonly FacetKind[],
): TokenCount[] {
  const filters = compileFilters(query)
  const sums = new Map<number, number>()
  for (const reader of readers) addTokenCounts(reader, filters, kinds, sums)
  return kinds.flatMap((kind) =>
    tokens.all(kind).flatMap(({ number, value }) => {
      const sum = sums.get(number)
      return sum === undefined ? [] : { kind, token: value, count: sum }
    }),
  )
}
