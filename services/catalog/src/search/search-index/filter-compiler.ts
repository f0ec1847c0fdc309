import { any, not } from '@landfall/matching/criteria/predicate'
import { FINDABLE } from '../../record/scholarship/listing-status.ts'
import { DEADLINE_GROUP_SIZE } from '../../record/scholarship/search-columns.ts'
import { exceptedCodes } from '../../record/scholarship/search-tokens.ts'
import {
  type AmountClause,
  type Clause,
  DEADLINE_SOON_DAYS,
  type TermsClause,
} from '../filter/clause.ts'
import type { FilterName } from '../filter/filters.ts'
import { type ScholarshipSearch, clausesOf } from '../filter/scholarship-search.ts'
import type { SearchScope } from '../search/search-conditions.sql.ts'
import type { Token } from '../text/dictionary.ts'
import type { TextQuery } from '../text/text-query.ts'
import { setBit } from './bitset-arena.ts'
import { DAY_MS, daysByZone, firstDue } from './deadline-rows.ts'
import { predicateFilter, termsFilter } from './predicate-filter.ts'
import { writeRange } from './range-bitsets.ts'
import { cents } from './row-columns.ts'
import { FULL_TUITION, IS, STATUS, UNKNOWN_AMOUNT } from './row-tokens.ts'
import { type RowFilter, union } from './segment-reader.ts'
import { cachedTextFilter } from './text-filter.ts'

/** A search that is ready to run over rows. */
export type IndexQuery = {
  search: ScholarshipSearch
  scope: SearchScope
  /** The text of `search.query`; null without one. */
  text: TextQuery | null
  /** What rows are ranked by; `text` by default. */
  rankBy?: TextQuery
}

export type CompiledFilters = Partial<Record<FilterName, RowFilter>>

/** The filters of a search as operations on bitsets; they are joined by AND. */
export function compileFilters({ search, scope, text }: IndexQuery): CompiledFilters {
  const compiled: CompiledFilters = {}
  for (const { name, clause } of clausesOf(search)) {
    if (clause.type !== 'text') compiled[name] = compileClause(name, clause, scope)
  }
  // The text is parsed already, as this process does not know PostgreSQL's words.
  if (text !== null) compiled.query = cachedTextFilter(text)
  return compiled
}

/**
 * Compiles one filter; see `filter/clause.ts`. Texts are read beforehand, and SQL handles ids and slugs: throws
 * RangeError for both.
 */
export function compileClause(
  name: FilterName,
  clause: Clause,
  scope: SearchScope,
): RowFilter {
  switch (clause.type) {
    case 'status':
      return termsFilter(STATUS, FINDABLE[clause.among])
    case 'id':
      return termsFilter(clause.column, [clause.id])
    case 'terms':
      return hasTerm(name, clause)
    case 'amount':
      return pays(clause)
    case 'deadline-soon':
      return isSoon(scope.now, clause.orUnknown)
    case 'eligible':
      return passes(scope.plan, clause.orUnknown)
    case 'text':
    case 'ids':
      throw new RangeError(`the index compiles no ${clause.type}`)
  }
}

function hasTerm(
  name: FilterName,
  { terms, notAllExcepted: codes }: TermsClause,
): RowFilter {
  if (codes === null) return termsFilter(name, terms)
  return (reader, target) => {
    const exceptions = exceptionsAmong(reader.dictionaries.tokens.all(name))
      .filter(({ excepted }) => !codes.every((code) => excepted.includes(code)))
      .map(({ value }) => value)
    termsFilter(name, [...terms, ...exceptions])(reader, target)
  }
}

type Exception = { value: string; excepted: readonly string[] }

/** Parsed once: a dictionary's lists only grow. */
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

function pays({ bound, amount, orUnknown }: AmountClause): RowFilter {
  const limit = cents(amount)
  const others = termsFilter(IS, [
    ...(bound === 'min' ? [FULL_TUITION] : []),
    ...(orUnknown ? [UNKNOWN_AMOUNT] : []),
  ])
  return (reader, target) => {
    const { arena, columns, orders, ranges } = reader.segment
    const isMin = bound === 'min'
    const count = isMin
      ? countBefore(orders.amount, (row) => (columns.amounts[row] ?? 0) >= limit)
      : countBefore(orders.least, (row) => (columns.leasts[row] ?? 0) <= limit)
    writeRange(arena, target, isMin ? ranges.amount : ranges.least, count)
    union(reader, target, others)
  }
}

/** How many rows of an order come before the first for which `holds` is false; it is true for all before that. */
export function countBefore(rows: Uint32Array, holds: (row: number) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(rows[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Exact deadlines are days since 1970, and rows are sorted by them. */
function isSoon(now: Date, unknown: boolean): RowFilter {
  const day = Math.floor(now.getTime() / DAY_MS)
  return ({ segment: { arena, columns }, dictionaries }, target) => {
    arena.clear(target)
    const todays = daysByZone(dictionaries, now)
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

/** With `unknown`, listings that depend on answers or on the provider pass too. */
function passes(plan: SearchScope['plan'], unknown: boolean): RowFilter {
  if (plan === null) return predicateFilter(any([]))
  return predicateFilter(unknown ? not(plan.notEligible) : plan.eligible)
}
