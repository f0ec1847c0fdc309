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
import { setBit } from './bit-board.ts'
import { narrow, type Put, widen } from './desk.ts'
import type { Token } from '../text/dictionary.ts'
import { putPrefix } from './prefixes.ts'
import { putPredicate, withTokens } from './put-predicate.ts'
import { putTextOnce } from './put-text.ts'
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

export type Conditions = Partial<Record<FilterKind, Put>>

/** Days before the end of an exact deadline that are soon, c.f. search-conditions.sql.ts. */
const DEADLINE_SOON_DAYS = 30
const DAY_MS = 86_400_000

/** As `conditionsOf` of the search in SQL: kinds are joined by AND, the values of one kind by OR. */
export function conditionsOf({ search, scope, text }: IndexQuery): Conditions {
  const { includeUnknown: unknown, ...asked } = search
  const orUnknown = (values: readonly string[]) =>
    unknown ? [...values, NOT_STATED] : values
  const conditions: Conditions = {
    status: withTokens(STATUS, FINDABLE[asked.includePast ? 'withPast' : 'open']),
  }
  if (text !== null) conditions.text = putTextOnce(text)
  if (asked.degreeLevels.length > 0) {
    conditions.degreeLevel = withTokens('degreeLevel', orUnknown(asked.degreeLevels))
  }
  if (asked.fieldCodes.length > 0) {
    const codes = [OPEN_TO_ALL, ...asked.fieldCodes]
    conditions.fieldOfStudy = withTokens('fieldOfStudy', orUnknown(codes))
  }
  if (asked.countryCodes !== null) {
    const codes = [OPEN_TO_ALL, ...asked.countryCodes]
    conditions.countries = lettingIn(asked.countryCodes, orUnknown(codes))
  }
  if (asked.minAmount !== null || asked.maxAmount !== null) {
    conditions.amount = paying(asked, unknown)
  }
  if (asked.noEssay) conditions.noEssay = withTokens('noEssay', orUnknown(['true']))
  if (asked.complexities.length > 0) {
    conditions.complexity = withTokens('complexity', orUnknown(asked.complexities))
  }
  if (asked.deadlineSoon) conditions.deadlineSoon = dueSoon(scope.now, unknown)
  if (asked.eligibleOnly) conditions.eligible = passing(scope.plan, unknown)
  if (asked.universityId !== null) {
    conditions.university = withTokens(UNIVERSITY, [asked.universityId])
  }
  if (asked.ownerId !== null) conditions.owner = withTokens(OWNER, [asked.ownerId])
  return conditions
}

function lettingIn(codes: readonly string[], values: readonly string[]): Put {
  return (desk, target) => {
    const exceptions = exceptionsAmong(desk.names.tokens.all('countries'))
      .filter(({ excepted }) => !codes.every((code) => excepted.includes(code)))
      .map(({ value }) => value)
    withTokens('countries', [...values, ...exceptions])(desk, target)
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
): Put {
  const unknownRows = withTokens(IS, unknown ? [UNKNOWN_AMOUNT] : [])
  return (desk, target) => {
    const { board, columns, orders, prefixes } = desk.segment
    if (minAmount !== null) {
      const min = cents(minAmount)
      const count = countBefore(orders.amount, (row) => (columns.amounts[row] ?? 0) >= min)
      putPrefix(board, target, prefixes.amount, count)
      widen(desk, target, withTokens(IS, [FULL_TUITION]))
      widen(desk, target, unknownRows)
    }
    if (maxAmount === null) return
    const max = cents(maxAmount)
    const count = countBefore(orders.least, (row) => (columns.leasts[row] ?? 0) <= max)
    const put: Put = (_, into) => {
      putPrefix(board, into, prefixes.least, count)
      widen(desk, into, unknownRows)
    }
    if (minAmount === null) put(desk, target)
    else narrow(desk, target, put)
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
function dueSoon(now: Date, unknown: boolean): Put {
  const day = Math.floor(now.getTime() / DAY_MS)
  return ({ segment: { board, columns }, names }, target) => {
    board.clear(target)
    const todays = names.zones.texts.map(
      (zone) => Date.parse(`${dayIn(zone, now)}T00:00:00Z`) / DAY_MS,
    )
    const last = day + DEADLINE_SOON_DAYS + 1
    if (unknown) {
      const usual = DEADLINE_GROUP_SIZE + day
      const first = firstDue(columns.deadlines, columns.size, usual)
      const end = firstDue(columns.deadlines, columns.size, usual + DEADLINE_SOON_DAYS + 1)
      for (let row = first; row < end; row += 1) setBit(board, target, row)
    }
    for (let row = firstDue(columns.deadlines, columns.size, day - 1); ; row += 1) {
      const due = columns.deadlines[row]
      if (due === undefined || due > last) return
      const zone = columns.zones[row] ?? 0
      const daysLeft = due - (todays[zone - 1] ?? Number.POSITIVE_INFINITY)
      if (daysLeft >= 0 && daysLeft <= DEADLINE_SOON_DAYS) setBit(board, target, row)
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
function passing(plan: SearchScope['plan'], unknown: boolean): Put {
  const fits = plan === null ? [] : unknown ? [plan.eligible, plan.check] : [plan.eligible]
  return putPredicate({ op: 'any', of: fits })
}
