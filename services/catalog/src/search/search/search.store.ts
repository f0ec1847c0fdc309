import { type SQL, and, inArray, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { scholarships as s, searchWords } from '../../db/scholarship-tables.ts'
import { catalogVersion } from '../../record/scholarship/catalog-version.sql.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { recordFields, scholarshipOfRow } from '../../record/scholarship/scholarship.row.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import { textArray } from '../../record/scholarship/predicate.sql.ts'
import type { ScholarshipSearch } from '../filter/scholarship-search.ts'
import { FACET_KINDS, type FacetKind } from '../filter/filters.ts'
import { facetCounts } from './facet-counts.sql.ts'
import {
  type SearchScope,
  conditionOf,
  lookUp,
  matchesText,
} from './search-conditions.sql.ts'
import { markedTexts } from './highlight.sql.ts'
import type { MarkedTexts } from './highlights.ts'
import { isAfter, keyTexts, orderBy } from '../../record/paging/keyset.sql.ts'
import type { Position } from '../../record/paging/keyset.ts'
import { makeTextQueries } from './text-queries.sql.ts'
import { scholarshipOrder } from './search-order.sql.ts'
import type { ScholarshipOrder } from './search-order.ts'

export type FoundPage = {
  items: { scholarship: StoredScholarship; position: Position }[]
  hasNextPage: boolean
}

export type PageOf = {
  order: ScholarshipOrder
  first: number
  after: Position | null
  /** The words that rows are ranked by; those of the search by default. */
  rankBy?: string | null
}

/** How often each value of a search column occurs among what a search finds. */
export type TokenCount = { kind: FacetKind; token: string; count: number }

/**
 * How many have a coming confirmed day, a usual one, or only one that has passed. Listings without a deadline are in
 * none of the three.
 */
export type DeadlineCounts = { confirmed: number; usual: number; waiting: number }

export type SearchQueries = ReturnType<typeof createSearchQueries>

export type SearchStore = SearchQueries & {
  /** The same for all questions of one search, which read the catalog's version only once. */
  forOneSearch(): SearchQueries
}

/** @param versionNow reads the version of the catalog */
export function createSearchStore(
  db: Database,
  versionNow = () => catalogVersion(db),
): SearchStore {
  const queries = createSearchQueries(db, versionNow)
  const store: SearchStore = { ...queries, forOneSearch: () => store }
  return store
}

function createSearchQueries(db: Database, versionNow: () => Promise<number>) {
  const texts = makeTextQueries(db)
  return {
    async page(search: ScholarshipSearch, scope: SearchScope, page: PageOf) {
      const rankBy = page.order.name === 'rank' ? (page.rankBy ?? search.query) : null
      const lexemes = rankBy === null ? [] : (await texts.of(rankBy)).lexemes
      return pageWhere(
        db,
        conditionOf(search, await lookUp(db, search, scope)),
        page,
        lexemes,
      )
    },

    count: async (search: ScholarshipSearch, scope: SearchScope) =>
      countWhere(db, conditionOf(search, await lookUp(db, search, scope))),

    deadlineCounts: async (search: ScholarshipSearch, scope: SearchScope) =>
      deadlineCountsWhere(db, conditionOf(search, await lookUp(db, search, scope))),

    /** Includes drafts and closed ones; for those who may see them. */
    pageOfOwner: (ownerId: string, page: PageOf) =>
      pageWhere(db, sql`${s.ownerId} = ${ownerId}`, page),
    countOfOwner: (ownerId: string) => countWhere(db, sql`${s.ownerId} = ${ownerId}`),

    /** Listings from elsewhere that wait for a person. */
    pageOfUnpublished: (page: PageOf) => pageWhere(db, waitsForAPerson, page),
    countOfUnpublished: () => countWhere(db, waitsForAPerson),

    async tokenCounts(
      search: ScholarshipSearch,
      scope: SearchScope,
      kinds: readonly FacetKind[] = FACET_KINDS,
    ): Promise<TokenCount[]> {
      const looked = await lookUp(db, search, scope)
      return (await db.execute<TokenCount>(facetCounts(search, looked, kinds))).rows
    },

    /** Whole records, by id. */
    recordsById: (ids: readonly string[]) => recordsById(db, ids),

    /** Grows with each change of any scholarship. */
    catalogVersion: versionNow,

    async findsText(text: string): Promise<boolean> {
      const answer = await db.execute<{ found: boolean }>(
        sql`select exists(select 1 from ${s} where ${isFindable('open')} and ${matchesText(text)}) as found`,
      )
      return answer.rows[0]?.found ?? false
    },

    /** Title and description of these with the words of the text marked. */
    async marked(ids: readonly string[], text: string): Promise<MarkedTexts[]> {
      return (await db.execute<MarkedTexts>(markedTexts(ids, text))).rows
    },

    /** Which of the words occur in no published scholarship, and the words that look like them. */
    async lookAlikes(words: readonly string[]): Promise<Map<string, string[]>> {
      const answer = await db.execute<{ word: string; alike: string[] }>(
        lookAlikesOf(words),
      )
      return new Map(answer.rows.map((row) => [row.word, row.alike]))
    },
  }
}

const waitsForAPerson = sql`${s.status} = 'draft' and ${s.ownerId} is null`

/** Sorts narrow rows and fetches whole ones only for the page, as a record has some eighty columns. */
async function pageWhere(
  db: Database,
  condition: SQL,
  page: PageOf,
  lexemes: readonly string[] = [],
): Promise<FoundPage> {
  const order = scholarshipOrder(page.order, lexemes)
  const places = await db
    .select({ id: s.id, keys: keyTexts(order) })
    .from(s)
    .where(and(condition, page.after === null ? undefined : isAfter(order, page.after)))
    .orderBy(orderBy(order))
    .limit(page.first + 1)
  const shown = places.slice(0, page.first)
  const records = await recordsById(
    db,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.flatMap(({ id, keys }) => {
      const scholarship = records.get(id)
      return scholarship === undefined
        ? []
        : [{ scholarship, position: { order: page.order.name, keys } }]
    }),
    hasNextPage: places.length > page.first,
  }
}

async function recordsById(db: Database, ids: readonly string[]) {
  const rows = await db
    .select(recordFields)
    .from(s)
    .where(inArray(s.id, [...ids]))
  return new Map(rows.map((row) => [row.id, scholarshipOfRow(row)]))
}

async function countWhere(db: Database, condition: SQL): Promise<number> {
  return db.$count(s, condition)
}

async function deadlineCountsWhere(db: Database, condition: SQL): Promise<DeadlineCounts> {
  const group = sql`${s.deadlineSort} / ${sql.raw(String(DEADLINE_GROUP_SIZE))}`
  const { rows } = await db.execute<DeadlineCounts>(sql`
    select count(*) filter (where place = 0)::int as confirmed,
      count(*) filter (where place = 1)::int as usual,
      count(*) filter (where place = 3)::int as waiting
    from (select ${group} as place from ${s} where ${condition}) found`)
  const [counts] = rows
  if (counts === undefined) throw new Error('a count always answers')
  return counts
}

function lookAlikesOf(words: readonly string[]): SQL {
  return sql`
    select asked.word, coalesce(alike.words, '{}') as alike
    from unnest(${textArray(words)}) as asked(word)
    left join lateral (
      select array_agg(near.word order by near.likeness desc, near.word collate "C") as words
      from (
        select ${searchWords.word} as word, similarity(${searchWords.word}, asked.word) as likeness
        from ${searchWords} where ${searchWords.word} % asked.word
        order by likeness desc, ${searchWords.word} collate "C" limit 20
      ) near
    ) alike on true
    where numnode(plainto_tsquery('english', asked.word)) > 0
      and not exists (
        select 1 from ${s} where ${isFindable('open')}
          and ${s.searchText} @@ plainto_tsquery('english', asked.word)
      )`
}
