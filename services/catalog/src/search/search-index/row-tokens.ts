import type { PredicateRow } from '@landfall/matching/criteria/predicate'
import type { FacetKind } from '../search/facet-counts.sql.ts'
import { NOT_STATED } from '../../record/scholarship/search-tokens.ts'
import type { TokenDictionary } from '../text/dictionary.ts'
import type { IndexedRow } from './indexed-row.ts'

/** Kinds of tokens that are counted beside filters. */
export const COUNTED_KINDS: readonly FacetKind[] = [
  'degreeLevel',
  'fieldOfStudy',
  'countries',
  'complexity',
  'noEssay',
]

/** Kinds of tokens beside those. */
export const STATUS = 'status'
export const UNIVERSITY = 'university'
export const OWNER = 'owner'
/** What is true of a row, by name. */
export const IS = 'is'
export const FULL_TUITION = 'full tuition'
export const UNKNOWN_AMOUNT = 'unknown amount'

/** Whether a column of eligibility says anything, see `is-null`. */
export const STATED = 'stated'
/** The values of a column of eligibility. */
export const criterionKind = (column: keyof PredicateRow) => `criterion ${column}`

const FREE_TEXTS: readonly (keyof PredicateRow)[] = ['citizenshipHint']

/** The numbers of all sets that the row is in. */
export function tokensOf(row: IndexedRow, tokens: TokenDictionary): Set<number> {
  const found = new Set<number>()
  const add = (kind: string, value: string) => found.add(tokens.numberOf(kind, value))
  add(STATUS, row.status)
  for (const country of row.countries) add('countries', country)
  for (const degree of row.degrees) add('degreeLevel', degree)
  for (const field of row.fields) add('fieldOfStudy', field)
  add('complexity', row.complexity ?? NOT_STATED)
  add('noEssay', row.requiresEssay === null ? NOT_STATED : String(!row.requiresEssay))
  if (row.isFullTuition) add(IS, FULL_TUITION)
  if (row.least === null) add(IS, UNKNOWN_AMOUNT)
  if (row.universityId !== null) add(UNIVERSITY, row.universityId)
  if (row.ownerId !== null) add(OWNER, row.ownerId)
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
