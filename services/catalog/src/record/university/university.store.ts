import { type SQL, type SQLWrapper, and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { chunksOf } from '../../db/chunks.ts'
import { universities as u } from '../../db/tables.ts'
import { isAfter, keyTexts, orderBy } from '../paging/keyset.sql.ts'
import type { Position } from '../paging/keyset.ts'
import { plainText } from '../text/plain-text.ts'
import { excluded } from '../../db/upsert.ts'
import { conditionOf, isOneOf } from './university-conditions.sql.ts'
import { universityFacets } from './university-facets.sql.ts'
import { universityOrder } from './university-order.sql.ts'
import type { UniversityOrder } from './university-order.ts'
import type { University } from './university.ts'
import {
  type FigureSpread,
  type UniversityFigures,
  type UniversitySearch,
  universitySearchColumns,
} from './university-search.ts'

export type UniversityPage = {
  items: { university: University; position: Position }[]
  hasNextPage: boolean
}

export type UniversityStore = ReturnType<typeof createUniversityStore>

export function createUniversityStore(db: Database) {
  return {
    async page(
      search: UniversitySearch,
      page: { order: UniversityOrder; first: number; after: Position | null },
    ): Promise<UniversityPage> {
      const order = universityOrder(page.order)
      const after = page.after === null ? undefined : isAfter(order, page.after)
      const rows = await db
        .select({ row: u, keys: keyTexts(order) })
        .from(u)
        .where(and(conditionOf(search), after))
        .orderBy(orderBy(order))
        .limit(page.first + 1)
      return {
        items: rows.slice(0, page.first).map(({ row, keys }) => ({
          university: universityOfRow(row),
          position: { order: page.order.name, keys },
        })),
        hasNextPage: rows.length > page.first,
      }
    },

    count: (search: UniversitySearch) => db.$count(u, conditionOf(search)),

    /** The search itself or, if nothing has this spelling, the same search with similar words. */
    async forgiving(search: UniversitySearch): Promise<UniversitySearch> {
      if (search.words.length === 0) return search
      const found = await db.$count(u, conditionOf(search))
      return found > 0 ? search : { ...search, isForgiving: true }
    },

    facets: (search: UniversitySearch) => universityFacets(db, search),

    /** By id, slug or IPEDS unit id. */
    async find(key: string): Promise<University | null> {
      const [row] = await db
        .select()
        .from(u)
        .where(isOneOf([key]))
        .limit(1)
      return row === undefined ? null : universityOfRow(row)
    },

    /** The ids of known universities, by the requested keys: IPEDS unit id, slug or id. */
    async idsOfKeys(keys: readonly string[]): Promise<Map<string, string>> {
      const rows = await db
        .select({ id: u.id, slug: u.slug, unitid: u.unitid })
        .from(u)
        .where(isOneOf(keys))
      const known = new Map(
        rows.flatMap(({ id, slug, unitid }) => [
          [slug, id],
          [String(unitid), id],
          [id, id],
        ]),
      )
      return new Map(
        keys.flatMap((key) => {
          const id = known.get(key) ?? known.get(key.toLowerCase())
          return id === undefined ? [] : [[key, id] as const]
        }),
      )
    },

    async findByIds(ids: readonly string[]): Promise<Map<string, University>> {
      const rows = await db
        .select()
        .from(u)
        .where(inArray(u.id, [...ids]))
      return new Map(rows.map((row) => [row.id, universityOfRow(row)]))
    },

    /** In the order of ids, in which every writer of many locks them; locked until the transaction ends. */
    async findByIdsForUpdate(ids: readonly string[]): Promise<Map<string, University>> {
      const rows = await db
        .select()
        .from(u)
        .where(inArray(u.id, [...ids]))
        .orderBy(asc(u.id))
        .for('update')
      return new Map(rows.map((row) => [row.id, universityOfRow(row)]))
    },

    /** The hashes that detect changed rows; the rows are locked until the transaction ends. */
    async hashesOf(ids: readonly string[]) {
      const rows = await db
        .select({
          id: u.id,
          contentHash: u.contentHash,
          version: u.version,
          state: u.state,
        })
        .from(u)
        .where(inArray(u.id, [...ids]))
        .orderBy(asc(u.id))
        .for('update')
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** The states of known universities; null if not reported. */
    async statesOf(ids: readonly string[]): Promise<Map<string, string | null>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: u.id, state: u.state })
        .from(u)
        .where(inArray(u.id, [...ids]))
      return new Map(rows.map(({ id, state }) => [id, state]))
    },

    /** Writes whole records, new or changed. */
    async saveAll(records: readonly University[]): Promise<void> {
      for (const chunk of chunksOf(records)) {
        await db
          .insert(u)
          .values(chunk.map(rowOf))
          .onConflictDoUpdate({
            target: u.id,
            set: excluded(u, ['id', 'createdAt', 'initials']),
          })
      }
    },

    figures: () => figures(db),
  }
}

async function figures(db: Database): Promise<UniversityFigures> {
  const [row] = await db
    .select({
      totalUniversities: sql<number>`count(*)::int`,
      internationalStudents: sql<number | null>`sum(${u.internationalStudents})::int`,
      averageAcceptance: sql<string | null>`round(avg(${u.acceptanceRate}), 1)::text`,
      acceptanceReportedBy: sql<number>`count(${u.acceptanceRate})::int`,
      acceptanceSpread: spreadOf(u.acceptanceRate),
      tuitionSpread: spreadOf(
        sql`coalesce(${u.internationalTuition}, ${u.tuitionOutOfState})`,
      ),
      internationalShareSpread: spreadOf(u.internationalStudentsPercent),
      sourceYear: sql<number | null>`max(${u.sourceYear})`,
    })
    .from(u)
    .where(eq(u.isActive, true))
  if (row === undefined) throw new Error('an aggregate always has one row')
  return row
}

/** Percentiles of a reported figure, without interpolation. */
function spreadOf(figure: SQLWrapper): SQL<FigureSpread | null> {
  return sql<
    string[] | null
  >`percentile_disc(array[0.25, 0.75, 0.95]) within group (order by ${figure})::text[]`.mapWith(
    (texts: string[]) => {
      const [lowerQuartile = '', upperQuartile = '', ninetyFifthPercentile = ''] = texts
      return { lowerQuartile, upperQuartile, ninetyFifthPercentile }
    },
  ) as SQL<FigureSpread | null>
}

function rowOf(university: University): typeof u.$inferInsert {
  return {
    ...university,
    topMajors: university.topMajors === null ? null : [...university.topMajors],
    emailDomains: university.emailDomains === null ? null : [...university.emailDomains],
    sources: [...university.sources],
    ...universitySearchColumns(university, plainText),
  }
}

function universityOfRow(row: typeof u.$inferSelect): University {
  const {
    searchText: _searchText,
    nameSort: _nameSort,
    initials: _initials,
    rankingSort: _rankingSort,
    tuitionSort: _tuitionSort,
    acceptanceSort: _acceptanceSort,
    ...university
  } = row
  return university
}
