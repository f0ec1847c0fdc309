import { keyset } from '@landfall/kit/database/keyset'
import type { Database } from '@landfall/kit/database/postgres'
import { countryName } from '@landfall/reference/countries'
import {
  and,
  arrayContains,
  eq,
  getTableColumns,
  gte,
  inArray,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import { mentors as table } from '../../db/mentor-tables.ts'
import { AWARD_NAME_MIN, type Mentor, type MentorStatus } from './mentor.ts'

export type MentorFilter = {
  q: string | null
  expertise: string | null
  /** ISO 639-1. */
  language: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** The minimum rating; decimal text. */
  rating: string | null
  /** True: only mentors who also read essays. */
  takesEssays: boolean
}
/** A mentor's position in the list of offered mentors. */
export type MentorPosition = { rating: string; totalSessions: number; id: string }
export type ApplicationPosition = { appliedAt: Date; id: string }
/** The facts that a suggestion is based on. */
export type Wishes = {
  studentId: string
  country: string | null
  fields: string[]
  language: string | null
  /** Titles of awards that the student wants. */
  awards: readonly string[]
}

export type EssayPlaces = { id: string; version: number; places: number }

export type MentorStore = ReturnType<typeof createMentorStore>

const {
  searchText: _searchText,
  toldEssayPlaces: _published,
  ...columns
} = getTableColumns(table)
const rating = sql<string>`coalesce(${table.rating}, 0)`
const isOffered = and(eq(table.status, 'approved'), table.isActive)
/** How many essays the mentor takes at a time, from the row as it is now. */
const essayPlaces = sql<number>`case when ${isOffered} and ${table.takesEssays} then ${table.essaysAtOnce} else 0 end`
const waiting = keyset({ appliedAt: table.appliedAt, id: table.id }, 'asc')

/** Mentors, and people who applied to be one. */
export function createMentorStore(db: Database) {
  return {
    async find(id: string): Promise<Mentor | null> {
      const [row] = await db.select(columns).from(table).where(eq(table.id, id))
      return row ?? null
    },

    /** As `find`, but until the transaction ends nobody can decide about the mentor or change their profile. */
    async keep(id: string): Promise<Mentor | null> {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(eq(table.id, id))
        .for('key share')
      return row ?? null
    },

    /** As `find`, but keeps the row locked until the transaction ends. */
    async lock(id: string): Promise<Mentor | null> {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(eq(table.id, id))
        .for('update')
      return row ?? null
    },

    async findAll(ids: readonly string[]): Promise<Map<string, Mentor>> {
      const rows = await db
        .select(columns)
        .from(table)
        .where(inArray(table.id, [...ids]))
      return new Map(rows.map((row) => [row.id, row]))
    },

    async put(mentor: Mentor): Promise<void> {
      const { id, ...change } = { ...mentor, searchText: textOf(mentor) }
      await db
        .insert(table)
        .values({ id, ...change })
        .onConflictDoUpdate({ target: table.id, set: change })
    },

    /**
     * Recomputes a mentor's count of sessions and mean rating from the sessions. Concurrent calls wait for each
     * other before they read: a statement that waits halfway would go on with the sessions that it saw before.
     */
    async refreshTotals(id: string): Promise<void> {
      await db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.id, id))
        .for('no key update')
      await db.execute(sql`
        update mentors set total_sessions = totals.completed, rating = totals.rating, rating_count = totals.rated
        from (
          select count(*) as completed, count(rating) as rated, round(avg(rating), 2) as rating
          from mentorship_sessions where mentor_id = ${id} and status = 'completed'
        ) as totals
        where mentors.id = ${id}`)
    },

    /**
     * The mentors (or the one given) whose published places for essays are outdated; they count as published from
     * now on. Rows locked by another process are skipped.
     */
    async claimUnpublishedEssays(o: {
      id?: string
      limit: number
      leftOut?: readonly string[]
    }): Promise<EssayPlaces[]> {
      const unpublished = await db
        .select({ id: table.id, version: table.version, places: essayPlaces })
        .from(table)
        .where(
          and(
            sql`${table.toldEssayPlaces} <> ${essayPlaces}`,
            o.id === undefined ? undefined : eq(table.id, o.id),
            notInArray(table.id, [...(o.leftOut ?? [])]),
          ),
        )
        .limit(o.limit)
        .for('update', { skipLocked: true })
      const ids = unpublished.map(({ id }) => id)
      if (ids.length > 0)
        await db
          .update(table)
          .set({ toldEssayPlaces: essayPlaces })
          .where(inArray(table.id, ids))
      return unpublished
    },

    /** One page of offered mentors: the best rated first, then those with most sessions. */
    async page(
      filter: MentorFilter,
      { after, limit }: { after: MentorPosition | null; limit: number },
    ): Promise<Mentor[]> {
      const behind =
        after &&
        sql`(${rating}, ${table.totalSessions}, ${table.id}) < (${after.rating}::numeric, ${after.totalSessions}::int, ${after.id}::uuid)`
      return db
        .select(columns)
        .from(table)
        .where(and(matching(filter), behind ?? undefined))
        .orderBy(sql`${rating} desc, ${table.totalSessions} desc, ${table.id} desc`)
        .limit(limit)
    },

    async countOf(filter: MentorFilter): Promise<number> {
      return db.$count(table, matching(filter))
    },

    /** Mentors with one status; those who have waited longest come first. */
    async pageOfStatus(
      status: MentorStatus,
      { after, limit }: { after: ApplicationPosition | null; limit: number },
    ): Promise<Mentor[]> {
      return db
        .select(columns)
        .from(table)
        .where(and(eq(table.status, status), waiting.behind(after)))
        .orderBy(...waiting.orderBy)
        .limit(limit)
    },

    async countOfStatus(status: MentorStatus): Promise<number> {
      return db.$count(table, eq(table.status, status))
    },

    /**
     * The mentors who have most in common with a student, at least one thing, without the student's own profile.
     */
    async suggest(wishes: Wishes, limit: number): Promise<Mentor[]> {
      const { studentId, country, fields, language, awards } = wishes
      const inCommon = sql`(
        case when ${hasWon(awards)} then 8 else 0 end
        + case when ${table.country} = ${country} then 4 else 0 end
        + case when lower(${table.fieldOfStudy}) = any(${sql.param(fields.map((field) => field.toLowerCase()))}::text[]) then 2 else 0 end
        + case when ${language}::text = any(${table.languages}) then 1 else 0 end)`
      return db
        .select(columns)
        .from(table)
        .where(and(isOffered, sql`${table.id} <> ${studentId}`, sql`${inCommon} > 0`))
        .orderBy(
          sql`${inCommon} desc, ${rating} desc, ${table.totalSessions} desc, ${table.id}`,
        )
        .limit(limit)
    },
  }
}

/** Does what `isSameAward` does, in SQL: whether any of the mentor's awards is one of these. */
function hasWon(awards: readonly string[]): SQL {
  const wanted = sql`${sql.param(awards.map((title) => title.toLowerCase()))}::text[]`
  return sql`exists (
    select 1 from unnest(${table.scholarshipsWon}) as won, unnest(${wanted}) as award
    where least(length(won), length(award)) >= ${AWARD_NAME_MIN}
      and (position(lower(won) in award) > 0 or position(award in lower(won)) > 0))`
}

function matching({
  q,
  expertise,
  language,
  country,
  rating: least,
  takesEssays,
}: MentorFilter): SQL | undefined {
  return and(
    isOffered,
    q === null
      ? undefined
      : sql`${table.searchText} @@ (websearch_to_tsquery('english', unaccent(${q})) || websearch_to_tsquery('simple', unaccent(${q})))`,
    expertise === null ? undefined : arrayContains(table.expertise, [expertise]),
    language === null ? undefined : arrayContains(table.languages, [language]),
    country === null ? undefined : eq(table.country, country),
    least === null ? undefined : gte(table.rating, least),
    takesEssays ? table.takesEssays : undefined,
  )
}

/** The search text: names are indexed as written, everything else by stems too. */
function textOf(mentor: Mentor): SQL<string> {
  const { name, university, currentPosition, fieldOfStudy, country, bio } = mentor
  const named = [name, university, currentPosition, country && countryName(country)].join(
    ' ',
  )
  const details = [...mentor.expertise, ...mentor.scholarshipsWon, fieldOfStudy, bio].join(
    ' ',
  )
  return sql`setweight(to_tsvector('simple', unaccent(${named})), 'A') || setweight(to_tsvector('english', unaccent(${`${named} ${details}`})), 'B')`
}
