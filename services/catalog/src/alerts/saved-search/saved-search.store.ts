import { type SQL, and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import {
  savedSearchHits as h,
  savedSearchState,
  scholarshipFilters as f,
} from '../../db/saved-search-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { textQueries } from '../../search/search/search-conditions.sql.ts'
import { isNotifiable } from './is-notifiable.sql.ts'
import type { SavedSearch } from './saved-search.ts'
import type { IndexedSearch } from './percolator.ts'

/** A position in a student's list: newest first, ties are broken by id. */
export type SavedSearchPosition = { createdAt: Date; id: string }

export type SavedSearchStore = ReturnType<typeof createSavedSearchStore>

/** Reads and writes saved searches; every query names the student that it is about. */
export function createSavedSearchStore(db: Database) {
  return {
    /** Locks the student's searches until the transaction ends. */
    async queueUp(studentId: string): Promise<void> {
      const name = `saved searches ${studentId}`
      await holdName(db, name)
    },

    async find(studentId: string, id: string): Promise<SavedSearch | null> {
      const [row] = await db.select().from(f).where(own(studentId, id))
      return row ?? null
    },

    async page(query: {
      studentId: string
      after: SavedSearchPosition | null
      limit: number
    }): Promise<SavedSearch[]> {
      const { studentId, after, limit } = query
      return db
        .select()
        .from(f)
        .where(and(eq(f.studentId, studentId), after === null ? undefined : behind(after)))
        .orderBy(desc(f.createdAt), desc(f.id))
        .limit(limit)
    },

    count: (studentId: string) => db.$count(f, eq(f.studentId, studentId)),

    /** Without regard to case. */
    async hasName(
      studentId: string,
      name: string,
      except: string | null,
    ): Promise<boolean> {
      const is = and(
        eq(f.studentId, studentId),
        sql`lower(${f.name}) = lower(${name})`,
        except === null ? undefined : sql`${f.id} <> ${except}`,
      )
      return (await db.$count(f, is)) > 0
    },

    /** The next revision, for newly chosen filters; locked until the transaction ends. */
    async nextRevision(): Promise<number> {
      const [state] = await db
        .update(savedSearchState)
        .set({ revision: sql`${savedSearchState.revision} + 1` })
        .returning({ revision: savedSearchState.revision })
      if (state === undefined) throw new Error('the migration made this row')
      return state.revision
    },

    async insert(search: SavedSearch): Promise<void> {
      await db.insert(f).values(search)
    },

    async update({ id, ...changed }: SavedSearch): Promise<void> {
      await db.update(f).set(changed).where(eq(f.id, id))
    },

    async remove(studentId: string, id: string): Promise<void> {
      await db.delete(f).where(own(studentId, id))
    },

    /**
     * For each search, how many open listings were found for it since it was last looked at.
     * @param fits what may be reported to the student; null means everything
     */
    async newCounts(
      ids: readonly string[],
      fits: Predicate | null,
    ): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: h.searchId, count: sql<number>`count(distinct ${s.id})::int` })
        .from(h)
        .innerJoin(f, eq(f.id, h.searchId))
        .innerJoin(s, and(eq(s.id, h.scholarshipId), isFindable('open')))
        .where(
          and(
            inArray(h.searchId, [...ids]),
            gt(h.foundAt, f.lastSeenAt),
            isNotifiable(fits),
          ),
        )
        .groupBy(h.searchId)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },

    /** The latest revision. */
    async revision(): Promise<number> {
      const [state] = await db.select().from(savedSearchState)
      return state?.revision ?? 0
    },

    /** For the index: searches whose filters were chosen after a revision, in order. */
    async chosenAfter(revision: number, limit: number): Promise<IndexedSearch[]> {
      const rows = await db
        .select(indexed)
        .from(f)
        .where(gt(f.revision, revision))
        .orderBy(asc(f.revision))
        .limit(limit)
      const words = await wordsOf(rows.flatMap(({ query }) => query ?? []))
      return rows.map(({ query, ...search }) => ({
        ...search,
        words: query === null ? null : (words.get(query) ?? ''),
      }))
    },
  }

  /** PostgreSQL's tsqueries of texts, by text. */
  async function wordsOf(texts: readonly string[]): Promise<Map<string, string>> {
    const distinct = [...new Set(texts)]
    if (distinct.length === 0) return new Map()
    const answer = await db.execute<{ place: number; words: string }>(textQueries(distinct))
    return new Map(
      answer.rows.map(({ place, words }) => [distinct[place - 1] ?? '', words]),
    )
  }
}

const indexed = {
  id: f.id,
  revision: f.revision,
  query: f.query,
  countries: f.countries,
  degreeLevel: f.degreeLevel,
  fieldOfStudy: f.fieldOfStudy,
  minAmount: f.minAmount,
  maxAmount: f.maxAmount,
  noEssay: f.noEssay,
  complexity: f.complexity,
  fullTuition: f.fullTuition,
  includeUnknown: f.includeUnknown,
}

function own(studentId: string, id: string): SQL | undefined {
  return and(eq(f.studentId, studentId), eq(f.id, id))
}

function behind({ createdAt, id }: SavedSearchPosition): SQL {
  return sql`(${f.createdAt}, ${f.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
}
