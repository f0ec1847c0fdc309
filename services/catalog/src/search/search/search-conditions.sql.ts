import { type SQL, and, inArray, isNull, or, sql } from 'drizzle-orm'
import { deadlineDay } from '@landfall/calendar/zone'
import { isUuid } from '@landfall/kit/core/ids'
import type { Database } from '@landfall/kit/database/postgres'
import { not } from '@landfall/matching/criteria/predicate'
import type { EligibilityPlan } from '@landfall/matching/requirements/plan-eligibility'
import { countryExceptions, scholarships as s } from '../../db/scholarship-tables.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { compilePredicate, textArray } from '../../record/scholarship/predicate.sql.ts'
import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import { NOT_STATED, exceptedCodes } from '../../record/scholarship/search-tokens.ts'
import {
  type AmountClause,
  type Clause,
  DEADLINE_SOON_DAYS,
  type TermsClause,
} from '../filter/clause.ts'
import type { FilterName } from '../filter/filters.ts'
import { type ScholarshipSearch, clausesOf } from '../filter/scholarship-search.ts'
import { saidAs } from './widen-text.ts'

const DAY_MS = 86_400_000

/** What a search depends on besides the catalog. */
export type SearchScope = {
  now: Date
  /** The viewer's rules over the catalog; null for a viewer without any. */
  plan: Pick<EligibilityPlan, 'eligible' | 'notEligible'> | null
}

/** What must be looked up before a search can be compiled to SQL. */
export type LookedUp = SearchScope & {
  /**
   * Every "all but these" of the catalog: with values instead of a subquery, the planner knows how many rows to
   * expect, which decides between two plans that differ 70-fold.
   */
  exceptions: readonly string[]
  /** The time zones of deadlines, by the day that it is there now. */
  zonesByDay: ReadonlyMap<string, readonly string[]>
}

/** Looks up what the search needs. */
export async function lookUp(
  db: Database,
  search: ScholarshipSearch,
  scope: SearchScope,
): Promise<LookedUp> {
  const exceptions = search.countries === null ? [] : await exceptionsOf(db)
  const zones = search.deadlineSoon ? await zonesNear(db, scope.now) : []
  // Computed here, as one zone name that PostgreSQL does not know would fail the whole search.
  const zonesByDay = Map.groupBy(zones, (zone) => deadlineDay(scope.now, zone))
  return { ...scope, exceptions, zonesByDay }
}

async function exceptionsOf(db: Database): Promise<string[]> {
  const rows = await db.select({ token: countryExceptions.token }).from(countryExceptions)
  return rows.map(({ token }) => token)
}

async function zonesNear(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ zone: s.deadlineTimeZone })
    .from(s)
    .where(isNear(now))
  return rows.map(({ zone }) => zone)
}

/**
 * The SQL condition of a search. Filters are joined by AND, the values of one by OR.
 * @param without a filter to leave out, for the counts of its values
 */
export function conditionOf(
  search: ScholarshipSearch,
  scope: LookedUp,
  without?: FilterName,
): SQL {
  const conditions = clausesOf(search)
    .filter(({ name }) => name !== without)
    .map(({ clause }) => compileClause(clause, scope))
  return and(...conditions) ?? sql`true`
}

/** Compiles one filter; see `filter/clause.ts`. */
export function compileClause(clause: Clause, scope: LookedUp): SQL | undefined {
  switch (clause.type) {
    case 'status':
      return isFindable(clause.among)
    case 'text':
      return matchesText(clause.text)
    case 'ids':
      return isOneOf(clause.ids)
    case 'id':
      return sql`${s[clause.column]} = ${clause.id}`
    case 'terms':
      return hasTerm(clause, scope.exceptions)
    case 'amount':
      return pays(clause)
    case 'deadline-soon':
      return isSoon(scope, clause.orUnknown)
    case 'eligible':
      return passes(scope.plan, clause.orUnknown)
  }
}

/** The full-text query of a person's text, with synonyms; quotes, OR and minus signs work as in web searches. */
export function textQuery(text: string): SQL {
  return sql`websearch_to_tsquery('english', ${saidAs(text)})`
}

/** The same queries for many texts, as PostgreSQL writes them: rows of `place`, from 1, and `words`. */
export function textQueries(texts: readonly string[]): SQL {
  const said = texts.map(saidAs)
  return sql`select place::int, websearch_to_tsquery('english', said)::text as words
    from unnest(${textArray(said)}) with ordinality as asked(said, place)`
}

export function matchesText(text: string): SQL {
  return sql`${s.searchText} @@ ${textQuery(text)}`
}

function isOneOf(ids: readonly string[]): SQL | undefined {
  const uuids = ids.filter(isUuid)
  const slugs = ids.filter((id) => !isUuid(id))
  return or(
    sql`${s.id} = any(${sql.param(uuids)}::uuid[])`,
    sql`${s.slug} = any(${textArray(slugs)})`,
  )
}

function hasTerm(
  { field, terms, notAllExcepted: codes }: TermsClause,
  exceptions: readonly string[],
): SQL | undefined {
  const column = s[field.column]
  if (column.dataType !== 'array') {
    const stated = terms.filter((term) => term !== NOT_STATED)
    return or(
      inArray(sql`${column}::text`, stated),
      stated.length === terms.length ? undefined : isNull(column),
    )
  }
  // An "all but these" lets in unless it excludes every requested country.
  const lettingIn =
    codes === null
      ? []
      : exceptions.filter(
          (token) => !codes.every((code) => exceptedCodes(token)?.includes(code)),
        )
  return sql`${column} && ${textArray([...terms, ...lettingIn])}`
}

function pays({ bound, amount, orUnknown }: AmountClause): SQL | undefined {
  if (bound === 'max') {
    return or(
      sql`${s.leastAmount} <= ${amount}::numeric`,
      orUnknown ? isNull(s.leastAmount) : undefined,
    )
  }
  return or(
    sql`${s.amountType} = 'full-tuition'`,
    sql`${s.mostAmount} >= ${amount}::numeric`,
    orUnknown ? isNull(s.mostAmount) : undefined,
  )
}

/** With `unknown`, listings that depend on answers or on the provider pass too. */
function passes(plan: SearchScope['plan'], unknown: boolean): SQL {
  if (plan === null) return sql`false`
  return compilePredicate(unknown ? not(plan.notEligible) : plan.eligible)
}

/** True for all exact deadlines that are soon in any time zone; can use the index over deadlines. */
function isNear(now: Date): SQL {
  const day = Math.floor(now.getTime() / DAY_MS)
  return sql`(${s.deadlineSort} between ${day - 1}::int and ${day + DEADLINE_SOON_DAYS + 1}::int
    and ${s.deadlinePrecision} = 'exact')`
}

/** Exact dates; deadlines that recur on a usual day or in a usual month count as unknown. */
function isSoon({ now, zonesByDay }: LookedUp, unknown: boolean): SQL | undefined {
  const inZones = [...zonesByDay].map(
    ([today, zones]) => sql`(${s.deadlineTimeZone} = any(${textArray(zones)})
      and ${s.deadlineDate} - ${today}::date between 0 and ${DEADLINE_SOON_DAYS}::int)`,
  )
  const isExact = and(isNear(now), or(...inZones) ?? sql`false`)
  if (!unknown) return isExact
  const usual = DEADLINE_GROUP_SIZE + Math.floor(now.getTime() / DAY_MS)
  return or(
    isExact,
    sql`${s.deadlineSort} between ${usual}::int and ${usual + DEADLINE_SOON_DAYS}::int`,
  )
}
