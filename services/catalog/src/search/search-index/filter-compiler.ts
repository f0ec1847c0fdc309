import { dayIn } from '@landfall/calendar/zone'
import { FINDABLE } from '../../record/scholarship/listing-status.ts'
import type { FilterKind, SearchScope } from '../search/search-conditions.sql.ts'
import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import {
  exceptedCodes,
  NOT_STATED,
  OPEN_TO_ALL,
} from '../../record/scholarship/search-tokens.ts'
import { type ScholarshipSearch } from '../search/scholarship-search.ts'
import { setBit } from './bitset-arena.ts'
import { intersect, type RowFilter, union } from './segment-reader.ts'
import type { Token } from '../text/dictionary.ts'
import { writeRange } from './range-bitsets.ts'
import { predicateFilter, termsFilter } from './predicate-filter.ts'
import { cachedTextFilter } from './text-filter.ts'
import { cents } from './row-columns.ts'
import {
  FULL_TUITION,
  IS,
  OWNER,
  STATUS,
  UNIVERSITY,
  UNKNOWN_AMOUNT,
} from './row-tokens.ts'
import type { TextQuery } from '../text/text-query.ts'

/** A search that is ready to be held against rows. */
export type IndexQuery = {
  search: ScholarshipSearch
  scope: SearchScope
  /** What `search.text` is; null without one. */
  text: TextQuery | null
}

export type Conditions = Partial<Record<FilterKind, RowFilter>>

/** Days before the end of an exact deadline that are soon, see search-conditions.sql.ts. */
const DEADLINE_SOON_DAYS = 30
const DAY_MS = 86_400_000

/** As `conditionsOf` of the search in SQL: kinds are joined by AND, the values of one kind by OR. */
export function conditionsOf({ search, scope, text }: IndexQuery): Conditions {
  const { includeUnknown: unknown, ...asked } = search
  const orUnknown = (values: readonly string[]) =>
    unknown ? [...values, NOT_STATED] : values
  const conditions: Conditions = {
    status: termsFilter(STATUS, FINDABLE[asked.includePast ? 'withPast' : 'open']),
  }
  if (text !== null) conditions.text = cachedTextFilter(text)
  if (asked.degreeLevels.length > 0) {
    conditions.degreeLevel = termsFilter('degreeLevel', orUnknown(asked.degreeLevels))
  }
  if (asked.fieldCodes.length > 0) {
    const codes = [OPEN_TO_ALL, ...asked.fieldCodes]
    conditions.fieldOfStudy = termsFilter('fieldOfStudy', orUnknown(codes))
  }
  if (asked.countryCodes !== null) {
    const codes = [OPEN_TO_ALL, ...asked.countryCodes]
    conditions.countries = lettingIn(asked.countryCodes, orUnknown(codes))
  }
  if (asked.minAmount !== null || asked.maxAmount !== null) {
    conditions.amount = paying(asked, unknown)
  }
  if (asked.noEssay) conditions.noEssay = termsFilter('noEssay', orUnknown(['true']))
  if (asked.complexities.length > 0) {
    conditions.complexity = termsFilter('complexity', orUnknown(asked.complexities))
  }
  if (asked.deadlineSoon) conditions.deadlineSoon = dueSoon(scope.now, unknown)
  if (asked.eligibleOnly) conditions.eligible = passing(scope.plan, unknown)
  if (asked.universityId !== null) {
    conditions.university = termsFilter(UNIVERSITY, [asked.universityId])
  }
  if (asked.ownerId !== null) conditions.owner = termsFilter(OWNER, [asked.ownerId])
  return conditions
}

function lettingIn(codes: readonly string[], values: readonly string[]): RowFilter {
  return (reader, target) => {
    const exceptions = exceptionsAmong(reader.dictionaries.tokens.all('countries'))
      .filter(({ excepted }) => !codes.every((code) => excepted.includes(code)))
      .map(({ value }) => value)
    termsFilter('countries', [...values, ...exceptions])(reader, target)
  }
}

type Exception = { value: string; excepted: readonly string[] }

/** Taken apart once: the lists of a dictionary only grow. */
const knownExceptions = new WeakMap<
  readonly Token[],
  { upTo: number; found: Exception[] }
>()

function exceptionsAmong(tokens: readonly Token[]): readonly Exception[] {
  const known = knownExceptions.get(tokens) ?? { upTo: 0, found: [] }
  if (known.upTo === tokens.length) return known.found
  for (const { value } of tokens.slice(known.upTo)) {
    const excepted = exceptedCodes(value)
    if (excepted !== null) known.found.push({ value, excepted })
  }
  known.upTo = tokens.length
  knownExceptions.set(tokens, known)
  return known.found
}

/** Full tuition passes any minimum. */
function paying(
  { minAmount, maxAmount }: Pick<ScholarshipSearch, 'minAmount' | 'maxAmount'>,
  unknown: boolean,
): RowFilter {
  const unknownRows = termsFilter(IS, unknown ? [UNKNOWN_AMOUNT] : [])
  return (reader, target) => {
    const { arena, columns, orders, ranges } = reader.segment
    if (minAmount !== null) {
      const min = cents(minAmount)
      const count = countBefore(orders.amount, (row) => (columns.amounts[row] ?? 0) >= min)
      writeRange(arena, target, ranges.amount, count)
      union(reader, target, termsFilter(IS, [FULL_TUITION]))
      union(reader, target, unknownRows)
    }
    if (maxAmount === null) return
    const max = cents(maxAmount)
    const count = countBefore(orders.least, (row) => (columns.leasts[row] ?? 0) <= max)
    const put: RowFilter = (_, into) => {
      writeRange(arena, into, ranges.least, count)
      union(reader, into, unknownRows)
    }
    if (minAmount === null) put(reader, target)
    else intersect(reader, target, put)
  }
}

/** How many rows of an order come before the first that does not hold; all before it do. */
export function countBefore(rows: Uint32Array, holds: (row: number) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(rows[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Exact deadlines are days since 1970, and rows lie in their order. */
function dueSoon(now: Date, unknown: boolean): RowFilter {
  const day = Math.floor(now.getTime() / DAY_MS)
  return ({ segment: { arena, columns }, dictionaries }, target) => {
    arena.clear(target)
    const todays = dictionaries.zones.texts.map(
      (zone) => Date.parse(`${dayIn(zone, now)}T00:00:00Z`) / DAY_MS,
    )
    const last = day + DEADLINE_SOON_DAYS + 1
    if (unknown) {
      const usual = DEADLINE_GROUP_SIZE + day
      const first = firstDue(columns.deadlines, columns.size, usual)
      const end = firstDue(columns.deadlines, columns.size, usual + DEADLINE_SOON_DAYS + 1)
      for (let row = first; row < end; row += 1) setBit(arena, target, row)
    }
    for (let row = firstDue(columns.deadlines, columns.size, day - 1); ; row += 1) {
      const due = columns.deadlines[row]
      if (due === undefined || due > last) return
      const zone = columns.zones[row] ?? 0
      const daysLeft = due - (todays[zone - 1] ?? Number.POSITIVE_INFINITY)
      if (daysLeft >= 0 && daysLeft <= DEADLINE_SOON_DAYS) setBit(arena, target, row)
    }
  }
}

/** The first row whose deadline is not before. */
function firstDue(deadlines: Int32Array, rows: number, deadline: number): number {
  let [low, high] = [0, rows]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((deadlines[middle] ?? 0) < deadline) low = middle + 1
    else high = middle
  }
  return low
}

/** What is left to check is forgiven together with what listings do not state. */
function passing(plan: SearchScope['plan'], unknown: boolean): RowFilter {
  const fits = plan === null ? [] : unknown ? [plan.eligible, plan.check] : [plan.eligible]
  return predicateFilter({ op: 'any', of: fits })
}
