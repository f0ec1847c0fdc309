import {
  type SQL,
  and,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
} from 'drizzle-orm'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import type { Database } from '@landfall/kit/database/postgres'
import {
  savedSearchDigests as d,
  savedSearchHits as h,
  scholarshipFilters as f,
  timeZones as z,
} from '../../db/saved-search-tables.ts'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { recordFields, scholarshipOfRow } from '../../record/scholarship/scholarship.row.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { isNotifiable } from './is-notifiable.sql.ts'
import type { SavedSearch } from './saved-search.ts'

/** A listing that is new to a search, under the search's filters of that revision. */
export type NewFit = {
  searchId: string
  revision: number
  scholarshipId: string
  reason: string
}

/** The digest of one day in one zone, covering what was found until then. */
export type DueDigest = { timeZone: string; localDay: string; until: Date }

/** A listing that is new to a search, and the total number of them. */
export type OpenHit = { searchId: string; scholarshipId: string; total: number }
/** Hits of several searches, with how many listings they found together. */
export type OpenHits = { hits: readonly OpenHit[]; together: number }

export type SearchHitStore = ReturnType<typeof createSearchHitStore>

const waits = isNull(h.toldAt)

export function createSearchHitStore(db: Database) {
  return {
    /**
     * Stores new hits, each once per reason; skips searches that were removed or whose filters have changed. Hits of
     * a search without notices are stored as told. @returns how many
     */
    async add(fits: readonly NewFit[], now: Date): Promise<number> {
      if (fits.length === 0) return 0
      const at = sql`${now.toISOString()}::timestamptz`
      const answer = await db.execute(sql`
        insert into ${h} (search_id, scholarship_id, reason, found_at, told_at)
        select ${f.id}, fit.scholarship_id, fit.reason, ${at},
          case when ${f.alert} = 'off' then ${at} end
        from unnest(${column(fits.map((fit) => fit.searchId))}::uuid[],
            ${column(fits.map((fit) => fit.scholarshipId))}::uuid[],
            ${column(fits.map((fit) => fit.reason))}::text[],
            ${column(fits.map((fit) => fit.revision))}::int[])
          as fit(search_id, scholarship_id, reason, revision)
        join ${f} on ${f.id} = fit.search_id and ${f.revision} = fit.revision
        on conflict do nothing`)
      return answer.rowCount ?? 0
    },

    /** Searches that notify at once, have waiting hits and have rested since; by id after `after`, locked. */
    async lockDue(o: {
      restedSince: Date
      after: string | null
      limit: number
      leftOut: readonly string[]
    }): Promise<SavedSearch[]> {
      return db
        .select()
        .from(f)
        .where(
          and(
            eq(f.alert, 'at-once'),
            o.after === null ? undefined : gt(f.id, o.after),
            notInArray(f.id, [...o.leftOut]),
            sql`(${f.lastNotifiedAt} is null or ${f.lastNotifiedAt} <= ${o.restedSince.toISOString()}::timestamptz)`,
            inArray(f.id, db.select({ id: h.searchId }).from(h).where(waits)),
          ),
        )
        .orderBy(f.id)
        .limit(o.limit)
        .for('update', { skipLocked: true })
    },

    /**
     * Marks the waiting hits of these searches, found until then, as told, and returns those that are still open and
     * whose deadline is not known to have passed. Hits that do not fit the student now keep waiting: they may fit
     * once the profile says more. After a large sync a search may have thousands, so only the first few of each, by
     * title, leave the database.
     * @param o.fits what may be reported to the student who owns the searches; null: everything
     */
    async takeWaiting(
      searchIds: readonly string[],
      o: { until: Date; now: Date; shown: number; fits: Predicate | null },
    ): Promise<OpenHits> {
      const at = sql`${o.now.toISOString()}::timestamptz`
      const isOver = sql`(${s.deadlinePrecision} = 'exact' and coalesce(${s.deadlineRollsAt} <= ${at}, false))`
      const answer = await db.execute<OpenHit & { together: number }>(sql`
        with taken as (
          update ${h} set told_at = ${at}
          from ${f}, ${s}
          where ${h.searchId} = any(${column(searchIds)}::uuid[]) and ${waits}
            and ${h.foundAt} <= ${o.until.toISOString()}::timestamptz
            and ${f.id} = ${h.searchId} and ${s.id} = ${h.scholarshipId}
            and ${isNotifiable(o.fits) ?? sql`true`}
          returning ${h.searchId} as search_id, ${h.scholarshipId} as scholarship_id
        ), found as (
          select distinct taken.search_id, ${s.id} as id, ${s.title} as title
          from taken join ${s} on ${s.id} = taken.scholarship_id
          where ${isFindable('open')} and ${s.deadlinePrecision} <> 'last-known' and not ${isOver}
        ), placed as (
          select search_id, id,
            row_number() over (partition by search_id order by lower(title), id) as place,
            count(*) over (partition by search_id)::int as total
          from found
        )
        select search_id as "searchId", id as "scholarshipId", total,
          (select count(distinct id)::int from found) as together
        from placed where place <= ${o.shown} order by search_id, place`)
      return { hits: answer.rows, together: answer.rows[0]?.together ?? 0 }
    },

    async markNotified(searchIds: readonly string[], now: Date): Promise<void> {
      if (searchIds.length === 0) return
      await db
        .update(f)
        .set({ lastNotifiedAt: now })
        .where(inArray(f.id, [...searchIds]))
    },

    /** Every time zone that somebody has. */
    async zones(): Promise<string[]> {
      const rows = await db.selectDistinct({ timeZone: z.timeZone }).from(z)
      return rows.map(({ timeZone }) => timeZone)
    },

    /** Students with hits that have waited since before their zone's digest, and who got none that day. */
    async digestReaders(
      due: readonly DueDigest[],
      defaultZone: string,
    ): Promise<(DueDigest & { studentId: string })[]> {
      if (due.length === 0) return []
      const answer = await db.execute<{ studentId: string; place: number }>(sql`
        select distinct ${f.studentId} as "studentId", due.place
        from ${f}
        left join ${z} on ${z.userId} = ${f.studentId}
        join unnest(${column(due.map(({ timeZone }) => timeZone))}::text[],
            ${column(due.map(({ localDay }) => localDay))}::date[],
            ${column(due.map(({ until }) => until.toISOString()))}::timestamptz[],
            ${column(due.map((_, place) => place))}::int[])
          as due(time_zone, local_day, until, place)
          on due.time_zone = coalesce(${z.timeZone}, ${defaultZone})
        where ${f.alert} = 'daily'
          and exists (select 1 from ${h} where ${h.searchId} = ${f.id} and ${waits}
            and ${h.foundAt} <= due.until)
          and not exists (select 1 from ${d} where ${d.studentId} = ${f.studentId}
            and ${d.localDay} = due.local_day)`)
      return answer.rows.flatMap(({ studentId, place }) => {
        const digest = due[place]
        return digest === undefined ? [] : [{ ...digest, studentId }]
      })
    },

    /** A student's daily searches with hits found until then. */
    async dailyOf(studentId: string, until: Date): Promise<SavedSearch[]> {
      const found = hasWaiting(lte(h.foundAt, until))
      return db
        .select()
        .from(f)
        .where(and(eq(f.studentId, studentId), eq(f.alert, 'daily'), found))
        .orderBy(sql`lower(${f.name})`)
    },

    /** Claims the day for a digest; false if it was claimed. Concurrent callers wait for the commit. */
    async takeDay(studentId: string, localDay: string, now: Date): Promise<boolean> {
      const rows = await db
        .insert(d)
        .values({ studentId, localDay, sentAt: now })
        .onConflictDoNothing()
        .returning({ localDay: d.localDay })
      return rows.length === 1
    },

    /** By id. */
    async listingsOf(ids: readonly string[]): Promise<Map<string, StoredScholarship>> {
      const isAsked = inArray(s.id, [...new Set(ids)])
      const rows = await db.select(recordFields).from(s).where(isAsked)
      return new Map(rows.map((row) => [row.id, scholarshipOfRow(row)]))
    },

    /** Deletes hits found, and digests sent, before these times. */
    async forget(o: { foundBefore: Date; sentBefore: Date }): Promise<void> {
      await db.delete(h).where(lt(h.foundAt, o.foundBefore))
      await db.delete(d).where(lt(d.sentAt, o.sentBefore))
    },

    /** Drops the waiting hits of a search whose owner wants no more notices. */
    async silence(searchId: string, now: Date): Promise<void> {
      await db
        .update(h)
        .set({ toldAt: now })
        .where(and(eq(h.searchId, searchId), waits))
    },

    /** Removes hits of filters that no longer exist. */
    async clear(searchId: string): Promise<void> {
      await db.delete(h).where(eq(h.searchId, searchId))
    },
  }

  function hasWaiting(also: SQL | undefined): SQL {
    return sql`exists (${db
      .select({ one: sql`1` })
      .from(h)
      .where(and(eq(h.searchId, f.id), waits, also))})`
  }
}

function column(values: readonly (string | number)[]): SQL {
  return sql`${sql.param([...values])}`
}
