import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isUuid } from '@landfall/kit/core/ids'
import type { Database } from '@landfall/kit/database/postgres'
import { holdName } from '@landfall/kit/transaction/hold-name'
import { chunksOf } from '../../db/chunks.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { wordsOf } from '../text/plain-text.ts'
import { excluded } from '../../db/upsert.ts'
import { catalogVersion } from './catalog-version.sql.ts'
import { isFindable } from './listing-status.sql.ts'
import {
  detailColumns,
  recordColumns,
  recordFields,
  scholarshipOfRow,
} from './scholarship.row.ts'
import type { StoredScholarship } from './stored-scholarship.ts'
import { addRequirementSets, setOfRecord } from './requirement-sets.sql.ts'
import { searchColumns, searchTexts } from './search-columns.ts'
import { addExceptions, addWords, vectorOf } from './search-lists.sql.ts'

export type ScholarshipStore = ReturnType<typeof createScholarshipStore>

/** Callbacks around each write of records, in the same transaction. */
export type WriteFollowers = {
  /** Called while the records are still unchanged. */
  beforeWrite(ids: readonly string[], now: Date): Promise<void>
  afterWrite(): void
}

export function createScholarshipStore(db: Database, followers: WriteFollowers) {
  return {
    /** By id or slug. */
    async find(key: string): Promise<StoredScholarship | null> {
      const [row] = await db.select(recordFields).from(s).where(isKeyed(key)).limit(1)
      return row === undefined ? null : scholarshipOfRow(row)
    },

    /** By id or slug; locked until the transaction ends. */
    async findForUpdate(key: string): Promise<StoredScholarship | null> {
      const [row] = await db
        .select(recordFields)
        .from(s)
        .where(isKeyed(key))
        .limit(1)
        .for('update')
      return row === undefined ? null : scholarshipOfRow(row)
    },

    async findByIds(ids: readonly string[]): Promise<Map<string, StoredScholarship>> {
      const rows = await db
        .select(recordFields)
        .from(s)
        .where(isOneOf(s.id, ids.filter(isUuid)))
      return new Map(rows.map((row) => [row.id, scholarshipOfRow(row)]))
    },

    /** In the order of ids, after `afterId`; null starts. */
    async findBatch(afterId: string | null, size: number): Promise<StoredScholarship[]> {
      const rows = await db
        .select(recordFields)
        .from(s)
        .where(afterId === null ? undefined : gt(s.id, afterId))
        .orderBy(asc(s.id))
        .limit(size)
      return rows.map(scholarshipOfRow)
    },

    /** In the order of ids, in which every writer of many locks them; locked until the transaction ends. */
    async findByIdsForUpdate(ids: readonly string[]): Promise<StoredScholarship[]> {
      const rows = await db
        .select(recordFields)
        .from(s)
        .where(isOneOf(s.id, ids))
        .orderBy(asc(s.id))
        .for('update')
      return rows.map(scholarshipOfRow)
    },

    async openIdsOfFeed(feed: string): Promise<string[]> {
      const isOpen = and(eq(s.feed, feed), isFindable('open'))
      const rows = await db.select({ id: s.id }).from(s).where(isOpen)
      return rows.map(({ id }) => id)
    },

    async openIdsOfOwner(ownerId: string): Promise<string[]> {
      const isOpen = and(eq(s.ownerId, ownerId), isFindable('open'))
      const rows = await db.select({ id: s.id }).from(s).where(isOpen)
      return rows.map(({ id }) => id)
    },

    /** Scholarships of any status that are tied to one of the universities. */
    async idsTiedTo(universityIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: s.id })
        .from(s)
        .where(isOneOf(s.universityId, universityIds))
      return rows.map(({ id }) => id)
    },

    /** By id; null begins at the first. */
    async findClosed(afterId: string | null, size: number): Promise<StoredScholarship[]> {
      const isBehind = afterId === null ? undefined : gt(s.id, afterId)
      const rows = await db
        .select(recordFields)
        .from(s)
        .where(and(eq(s.status, 'closed'), isBehind))
        .orderBy(asc(s.id))
        .limit(size)
      return rows.map(scholarshipOfRow)
    },

    /** Scholarships whose deadline has rolled over by now; locked until the transaction ends. */
    async findRollingForUpdate(
      now: Date,
      o: { afterId: string | null; size: number; leftOut: readonly string[] },
    ): Promise<StoredScholarship[]> {
      const isBehind = o.afterId === null ? undefined : gt(s.id, o.afterId)
      const rows = await db
        .select(recordFields)
        .from(s)
        .where(and(lte(s.deadlineRollsAt, now), isBehind, notInArray(s.id, [...o.leftOut])))
        .orderBy(asc(s.id))
        .limit(o.size)
        .for('update', { skipLocked: true })
      return rows.map(scholarshipOfRow)
    },

    /**
     * Scholarships whose columns state conditions in words, federal aid or a period other than the year, by id; null
     * begins at the first. Locked until the transaction ends.
     */
    async findStatingForUpdate(
      afterId: string | null,
      size: number,
    ): Promise<StoredScholarship[]> {
      const isStating = or(
        s.fsaEligible,
        isNotNull(s.residencyRequirements),
        isNotNull(s.languageRequirement),
        inArray(s.amountPeriod, ['one-time', 'semester', 'month', 'total']),
      )
      const rows = await db
        .select(recordFields)
        .from(s)
        .where(and(isStating, afterId === null ? undefined : gt(s.id, afterId)))
        .orderBy(asc(s.id))
        .limit(size)
        .for('update')
      return rows.map(scholarshipOfRow)
    },

    async isSlugTaken(slug: string): Promise<boolean> {
      return (await db.$count(s, eq(s.slug, slug))) > 0
    },

    /** Locks the slug until this transaction ends; whoever wants the same one then sees it as taken. */
    async queueForSlug(slug: string): Promise<void> {
      const name = `scholarship slug ${slug}`
      await holdName(db, name)
    },

    /** Open ones of each university. */
    async openCounts(universityIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: s.universityId, count: sql<number>`count(*)::int` })
        .from(s)
        .where(and(isFindable('open'), isOneOf(s.universityId, universityIds)))
        .groupBy(s.universityId)
      return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count]])))
    },

    openCount: () => db.$count(s, isFindable('open')),

    /** Open ones that are tied to a university. */
    openAtUniversities: () =>
      db.$count(s, and(isFindable('open'), sql`${s.universityId} is not null`)),

    /** The first and the last year of a feed's open records; null if none states it. */
    async yearsOfFeed(feed: string): Promise<{ first: number; last: number } | null> {
      const [years] = await db
        .select({
          first: sql<number | null>`min(${s.sourceYear})`,
          last: sql<number | null>`max(${s.sourceYear})`,
        })
        .from(s)
        .where(and(eq(s.feed, feed), isFindable('open')))
      const { first = null, last = null } = years ?? {}
      return first === null || last === null ? null : { first, last }
    },

    catalogVersion: () => catalogVersion(db),

    saveAll: (records: readonly StoredScholarship[], now: Date) =>
      saveAll(db, followers, records, now),
  }
}

/** One parameter, however many they are. */
function isOneOf(column: typeof s.id | typeof s.universityId, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`
}

function isKeyed(key: string) {
  if (isUuid(key)) return eq(s.id, key)
  return /^[a-z0-9-]+$/.test(key) ? eq(s.slug, key) : sql`false`
}

/** Writes whole records, new or changed, with everything that search derives from them at `now`. */
async function saveAll(
  db: Database,
  followers: WriteFollowers,
  records: readonly StoredScholarship[],
  now: Date,
): Promise<void> {
  if (records.length === 0) return
  const rows = records.map((record) => {
    const set = setOfRecord(record)
    const texts = searchTexts(record)
    return {
      set,
      words: wordsOf(texts.dictionary),
      values: {
        ...recordColumns(record),
        ...detailColumns(record),
        ...searchColumns(record, now),
        requirementSet: set?.id ?? null,
        searchText: vectorOf(texts),
      },
    }
  })
  await followers.beforeWrite(
    records.map(({ id }) => id),
    now,
  )
  await addRequirementSets(
    db,
    rows.flatMap(({ set }) => set ?? []),
  )
  for (const chunk of chunksOf(rows)) {
    await db
      .insert(s)
      .values(chunk.map(({ values }) => values))
      .onConflictDoUpdate({ target: s.id, set: excluded(s, ['id', 'createdAt']) })
  }
  await addExceptions(
    db,
    rows.flatMap(({ values }) => values.searchCountries),
  )
  await addWords(
    db,
    rows.flatMap(({ words }) => words),
  )
  followers.afterWrite()
}
