import type { PredicateRow } from '@landfall/matching/criteria/predicate'
import { FACET_KINDS, FILTERS } from '../filter/filters.ts'
import type { TokenDictionary } from '../text/dictionary.ts'
import type { IndexedRow } from './indexed-row.ts'

/** Each filter for terms has a kind of tokens under its name; these kinds are additional. */
export const STATUS = 'status'
/** Flags that are true of a row, by name. */
export const IS = 'is'
export const FULL_TUITION = 'full tuition'
export const UNKNOWN_AMOUNT = 'unknown amount'

/** Eligibility columns that are stated, see `is-null`. */
export const STATED = 'stated'
/** The values of a column of eligibility. */
export const criterionKind = (column: keyof PredicateRow) => `criterion ${column}`

const FREE_TEXTS: readonly (keyof PredicateRow)[] = ['citizenshipHint']

/** The numbers of all sets that the row is in. */
export function tokensOf(row: IndexedRow, tokens: TokenDictionary): Set<number> {
  const found = new Set<number>()
  const add = (kind: string, value: string) => found.add(tokens.numberOf(kind, value))
  add(STATUS, row.status)
  for (const kind of FACET_KINDS) {
    for (const term of FILTERS[kind].field.termsOf(row)) add(kind, term)
  }
  if (row.amountType === 'full-tuition') add(IS, FULL_TUITION)
  if (row.least === null) add(IS, UNKNOWN_AMOUNT)
  if (row.universityId !== null) add('universityId', row.universityId)
  if (row.ownerId !== null) add('ownerId', row.ownerId)
  for (const column of Object.keys(row.criteria ?? {}) as (keyof PredicateRow)[]) {
    const value = row.criteria?.[column] ?? null
    if (value === null) continue
    add(STATED, column)
    if (FREE_TEXTS.includes(column)) continue
    if (typeof value !== 'object') add(criterionKind(column), String(value))
    else for (const one of value) add(criterionKind(column), one)
  }
  return found
}
