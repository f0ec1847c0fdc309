import { type SQL, and, inArray, or, sql } from 'drizzle-orm'
import { isUuid } from '@landfall/kit/core/ids'
import { countryExceptions, scholarships as s } from '../../db/scholarship-tables.ts'
import type { EligibilityPlan } from '@landfall/matching/criteria/eligibility'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { compilePredicate, textArray } from '../../record/scholarship/predicate.sql.ts'
import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import {
  NOT_STATED,
  OPEN_TO_ALL,
  exceptedCodes,
} from '../../record/scholarship/search-tokens.ts'
import { type ScholarshipSearch } from './scholarship-search.ts'
import { saidAs } from './widen-text.ts'

export type FilterKind =
  | 'status'
  | 'text'
  | 'ids'
  | 'degreeLevel'
  | 'fieldOfStudy'
  | 'countries'
  | 'amount'
  | 'noEssay'
  | 'complexity'
  | 'deadlineSoon'
  | 'eligible'
  | 'university'
  | 'owner'

const DEADLINE_SOON_DAYS = 30
const DAY_MS = 86_400_000

/** What a search is held against besides the catalogue. */
export type SearchScope = {
  now: Date
  /** The viewer's rules over the catalogue; null for a viewer without any. */
  plan: Pick<EligibilityPlan, 'eligible' | 'check'> | null
  /**
   * Every "all but these" of the catalogue where it was looked up: with values instead of a look-up
   * the planner knows how many rows to expect, which decides between two plans 70 times apart.
   */
  exceptions?: readonly string[]
}

/**
 * The condition that a search is. Kinds are joined by AND, the values of one kind by OR.
 * @param without a kind to leave out, for the counts beside that kind's values
 */
export function conditionOf(
  search: ScholarshipSearch,
  scope: SearchScope,
  without?: FilterKind,
): SQL {
  const conditions = conditionsOf(search, scope)
  if (without !== undefined) delete conditions[without]
  return and(...Object.values(conditions)) ?? sql`true`
}

/** Does the search hold anything against what a listing says of this kind? */
export function filters(
  search: ScholarshipSearch,
  scope: SearchScope,
  kind: FilterKind,
): boolean {
  return conditionsOf(search, scope)[kind] !== undefined
}

function conditionsOf(
  search: ScholarshipSearch,
  scope: SearchScope,
): Partial<Record<FilterKind, SQL | undefined>> {
  const unknown = search.includeUnknown
  return {
    status: isFindable(search.includePast ? 'withPast' : 'open'),
    text: search.text === null ? undefined : matchesText(search.text),
    ids: search.ids === null ? undefined : isOneOf(search.ids),
    degreeLevel: overlaps(s.searchDegrees, search.degreeLevels, unknown),
    fieldOfStudy: overlaps(s.searchFields, withOpenToAll(search.fieldCodes), unknown),
    countries: letsIn(search.countryCodes, unknown, scope.exceptions),
    amount: paysBetween(search, unknown),
    noEssay: search.noEssay ? isFalse(unknown) : undefined,
    complexity: hasComplexity(search, unknown),
    deadlineSoon: search.deadlineSoon ? isSoon(scope.now, unknown) : undefined,
    eligible: search.eligibleOnly ? passes(scope.plan, unknown) : undefined,
    university:
      search.universityId === null
        ? undefined
        : sql`${s.universityId} = ${search.universityId}`,
    owner: search.ownerId === null ? undefined : sql`${s.ownerId} = ${search.ownerId}`,
  }
}

/**
 * The full-text query of a person's text, other words for the same included; quotes, OR and a minus
 * sign mean what they mean on the web.
 */
export function textQuery(text: string): SQL {
  return sql`websearch_to_tsquery('english', ${saidAs(text)})`
}

/** The same queries of many texts, as PostgreSQL writes them: rows of `place`, from 1, and `words`. */
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

function withOpenToAll(codes: readonly string[]): readonly string[] {
  return codes.length === 0 ? codes : [OPEN_TO_ALL, ...codes]
}

function overlaps(
  column: typeof s.searchDegrees | typeof s.searchFields,
  values: readonly string[],
  unknown: boolean,
): SQL | undefined {
  if (values.length === 0) return undefined
  return sql`${column} && ${textArray(unknown ? [...values, NOT_STATED] : values)}`
}

/** An "all except" rule lets in unless it excepts every country that was asked for. */
function letsIn(
  codes: readonly string[] | null,
  unknown: boolean,
  exceptions: readonly string[] | undefined,
): SQL | undefined {
  if (codes === null) return undefined
  const values = [OPEN_TO_ALL, ...codes, ...(unknown ? [NOT_STATED] : [])]
  if (exceptions !== undefined) {
    const lettingIn = exceptions.filter(
      (token) => !codes.every((code) => exceptedCodes(token)?.includes(code)),
    )
    return sql`${s.searchCountries} && ${textArray([...values, ...lettingIn])}`
  }
  const lookedUp = sql`(select coalesce(array_agg(${countryExceptions.token}), '{}')
    from ${countryExceptions} where not (${countryExceptions.codes} @> ${textArray(codes)}))`
  return sql`${s.searchCountries} && (${textArray(values)} || ${lookedUp})`
}

/** As `meetsAmountFilter` of amount.ts: full tuition passes any minimum. */
function paysBetween(search: ScholarshipSearch, unknown: boolean): SQL | undefined {
  const { minAmount: min, maxAmount: max } = search
  return and(
    min === null
      ? undefined
      : or(
          sql`${s.amountType} = 'full-tuition'`,
          sql`${s.mostAmount} >= ${min}::numeric`,
          unknown ? sql`${s.mostAmount} is null` : undefined,
        ),
    max === null
      ? undefined
      : or(
          sql`${s.leastAmount} <= ${max}::numeric`,
          unknown ? sql`${s.leastAmount} is null` : undefined,
        ),
  )
}

function isFalse(unknown: boolean): SQL {
  return unknown
    ? sql`${s.requiresEssay} is not true`
    : sql`coalesce(not ${s.requiresEssay}, false)`
}

function hasComplexity(search: ScholarshipSearch, unknown: boolean): SQL | undefined {
  if (search.complexities.length === 0) return undefined
  return or(
    inArray(s.applicationComplexity, [...search.complexities]),
    unknown ? sql`${s.applicationComplexity} is null` : undefined,
  )
}

/** What is left to check is forgiven together with what listings do not state. */
function passes(plan: SearchScope['plan'], unknown: boolean): SQL {
  if (plan === null) return sql`false`
  const fits: Predicate[] = unknown ? [plan.eligible, plan.check] : [plan.eligible]
  return compilePredicate({ op: 'any', of: fits })
}

/** Exact dates; those that recur on a usual day or in a usual month count as unknown. */
function isSoon(now: Date, unknown: boolean): SQL {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${s.deadlineTimeZone})::date`
  const dayNumber = Math.floor(now.getTime() / DAY_MS)
  // True of all of them in any time zone, and what the index over deadlines can look up.
  const isNear = sql`${s.deadlineSort} between ${dayNumber - 1}::int and ${dayNumber + DEADLINE_SOON_DAYS + 1}::int`
  const isExact = sql`(${isNear} and ${s.deadlinePrecision} = 'exact'
    and ${s.deadlineDate} - ${today} between 0 and ${DEADLINE_SOON_DAYS}::int)`
  if (!unknown) return isExact
  const usual = DEADLINE_GROUP_SIZE + dayNumber
  return sql`(${isExact} or ${s.deadlineSort} between ${usual}::int and ${usual + DEADLINE_SOON_DAYS}::int)`
}
