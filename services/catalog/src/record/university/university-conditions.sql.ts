import { type SQL, and, eq, inArray, or, sql } from 'drizzle-orm'
import { isUuid } from '@landfall/kit/core/ids'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { universities as u } from '../../db/tables.ts'
import { isFindable } from '../scholarship/listing-status.sql.ts'
import {
  BEYOND_ALL_TUITIONS,
  ENGLISH_TEST_NOT_REQUIRED,
  type UniversityFacetKind,
  type UniversitySearch,
} from './university-search.ts'

/** The SQL condition of a search; its filters are joined by AND. */
export function conditionOf(search: UniversitySearch): SQL | undefined {
  return and(foundBy(search), ...Object.values(filterConditions(search)))
}

/** The conditions besides the filters that have counts. */
export function foundBy(search: UniversitySearch): SQL | undefined {
  return and(
    u.isActive,
    ...search.words.map((word) => contains(word, search.isForgiving)),
    search.ids === null ? undefined : isOneOf(search.ids),
  )
}

/** The condition of each filter; undefined: none. */
export function filterConditions(
  search: UniversitySearch,
): Record<UniversityFacetKind, SQL | undefined> {
  const { type, states, maxTuition, hasScholarships, englishTestNotRequired } = search
  return {
    type: type === null ? undefined : eq(u.type, type),
    states: states === null ? undefined : liesInOneOf(states),
    maxTuition:
      maxTuition === null ? undefined : sql`${u.tuitionSort} <= ${maxTuition}::numeric`,
    hasScholarships: hasScholarships ? hasOpenScholarship : undefined,
    englishTestNotRequired: englishTestNotRequired ? needsNoEnglishTest : undefined,
  }
}

/** The university gives an award that students can find. */
export const hasOpenScholarship = sql`${u.id} in (
  select ${s.universityId} from ${s} where ${isFindable('open')} and ${s.universityId} is not null)`

/** Null means not reported, and does not match. */
export const needsNoEnglishTest = inArray(u.englishTestForAdmission, [
  ...ENGLISH_TEST_NOT_REQUIRED,
])

export const reportsNoTuition = sql`${u.tuitionSort} = ${BEYOND_ALL_TUITIONS}::numeric`

function liesInOneOf(states: readonly string[]): SQL | undefined {
  const asked = sql`${sql.param([...states])}::text[]`
  return or(
    sql`lower(${u.state}) = any(${asked})`,
    sql`lower(${u.stateName}) = any(${asked})`,
  )
}

/** A word of eight letters with two letters swapped keeps a little over half of its trigrams. */
const ALIKE = 0.5

/** The usual length of initials: "MIT", "UCLA". */
const INITIALS = /^[a-z]{3,6}$/

function contains(word: string, isForgiving: boolean): SQL {
  const isWritten = sql`${u.searchText} like ${`%${word}%`}`
  const stands = INITIALS.test(word)
    ? sql`(${isWritten} or ${u.initials} like ${`${word}%`})`
    : isWritten
  return isForgiving
    ? sql`(${stands} or word_similarity(${word}, ${u.searchText}) >= ${ALIKE})`
    : stands
}

/** By id, slug or IPEDS unit id. */
export function isOneOf(keys: readonly string[]): SQL | undefined {
  const uuids = keys.filter(isUuid)
  const unitids = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
  return or(
    sql`${u.id} = any(${sql.param(uuids)}::uuid[])`,
    sql`${u.unitid} = any(${sql.param(unitids)}::int[])`,
    sql`${u.slug} = any(${sql.param([...keys])}::text[])`,
  )
}
