import { z } from 'zod'
import type { Clause } from './clause.ts'
import type { Filter } from './filter-kinds.ts'
import { FILTERS, FILTER_NAMES, type FilterName } from './filters.ts'

type Inputs = { [N in FilterName]: (typeof FILTERS)[N]['input'] }

/** How each filter is read from input, by name. */
export const filterInputs = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, FILTERS[name].input]),
) as Inputs
export const filterSchema = z.object(filterInputs)

/** What a person searches for: a value for each filter. */
export type ScholarshipSearch = z.output<typeof filterSchema>

type Amounts = Pick<ScholarshipSearch, 'minAmount' | 'maxAmount'>

/** A maximum below the minimum finds nothing, whatever is offered. */
export function areAmountsInOrder({ minAmount, maxAmount }: Amounts): boolean {
  return minAmount === null || maxAmount === null || Number(minAmount) <= Number(maxAmount)
}
export const AMOUNTS_FAULT = {
  path: ['maxAmount'],
  message: 'The maximum must be at least the minimum',
}

export const ANY_SCHOLARSHIP: ScholarshipSearch = filterSchema.parse({})

export const SCHOLARSHIP_SORTS = [
  'relevance',
  'deadline',
  'amount',
  'newest',
  'effort',
] as const
export type ScholarshipSortName = (typeof SCHOLARSHIP_SORTS)[number]

export type NamedClause = { name: FilterName; filter: Filter; clause: Clause }

/** The conditions of a search, by filter. */
export function clausesOf(search: ScholarshipSearch): NamedClause[] {
  return FILTER_NAMES.flatMap((name) => {
    const filter: Filter = FILTERS[name]
    const clause = filter.clause(search[name], search.includeUnknown)
    return clause === null ? [] : { name, filter, clause }
  })
}
