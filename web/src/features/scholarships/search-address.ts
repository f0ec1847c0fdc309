import type { ScholarshipFilter, ScholarshipSort } from '#gql/graphql'

/** Everything that a person chose on the search page, as the address holds it under REST's names. */
export type SearchState = {
  query: string
  /** Names or codes, as they came; the server refuses unknown ones. */
  degreeLevel: readonly string[]
  fieldOfStudy: readonly string[]
  countries: readonly string[]
  noEssay: boolean
  /** US dollars, as typed. */
  minAmount: string
  maxAmount: string
  complexity: readonly string[]
  fullTuition: boolean
  deadlineSoon: boolean
  eligibleOnly: boolean
  includeUnknown: boolean
  /** Includes those that their owner closed. */
  includePast: boolean
  /** Null until one is chosen. */
  sort: SortName | null
}

const sortNames = ['relevance', 'deadline', 'amount', 'newest', 'effort', 'fit'] as const
export type SortName = (typeof sortNames)[number]

export const emptySearch: SearchState = {
  query: '',
  degreeLevel: [],
  fieldOfStudy: [],
  countries: [],
  noEssay: false,
  minAmount: '',
  maxAmount: '',
  complexity: [],
  fullTuition: false,
  deadlineSoon: false,
  eligibleOnly: false,
  includeUnknown: false,
  includePast: false,
  sort: null,
}

/** Counts the choices; the query and the order are no filters. */
export function filterCount({
  query: _query,
  sort: _sort,
  ...filters
}: SearchState): number {
  return Object.values(filters).flat().filter(Boolean).length
}

/** What `isAmount` takes for one. Its own file would be one more for the page to load. */
const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/

/** Reads an address; lists are separated by commas or repeated, `country` counts as `countries`. */
export function readSearch(address: URLSearchParams): SearchState {
  const list = (...names: string[]) => [
    ...new Set(
      names
        .flatMap((name) => address.getAll(name))
        .flatMap((value) => value.split(','))
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ]
  const codes = (name: string) => list(name).map((value) => value.toLowerCase())
  const text = (name: string) => address.get(name)?.trim() ?? ''
  const flag = (name: string) => ['true', '1'].includes(text(name))
  const amount = (name: string) => AMOUNT.exec(text(name))?.[0] ?? ''
  const [minAmount, maxAmount] = [amount('minAmount'), amount('maxAmount')]
  // The server refuses a range that ends before it begins.
  const isRange = !maxAmount || Number(minAmount) <= Number(maxAmount)
  return {
    query: text('query'),
    degreeLevel: codes('degreeLevel'),
    fieldOfStudy: list('fieldOfStudy'),
    countries: list('countries', 'country'),
    noEssay: flag('noEssay'),
    minAmount: isRange ? minAmount : '',
    maxAmount: isRange ? maxAmount : '',
    complexity: codes('complexity'),
    fullTuition: flag('fullTuition'),
    deadlineSoon: flag('deadlineSoon'),
    eligibleOnly: flag('eligibleOnly'),
    includeUnknown: flag('includeUnknown'),
    includePast: flag('includePast'),
    sort: sortNames.find((name) => name === text('sort').toLowerCase()) ?? null,
  }
}

/** The address of a search; it leaves out whatever is not chosen. */
export function writeSearch(search: SearchState): URLSearchParams {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value === true ? 'true' : value
    if (typeof text === 'string' && text !== '') address.set(name, text)
  }
  return address
}

/** The filter for the server. `eligibleOnly` counts only for a person whose profile the rules can judge. */
export function toFilter(
  search: SearchState,
  canFilterEligible: boolean,
): ScholarshipFilter {
  const { sort: _, eligibleOnly, ...rest } = search
  const chosen = { ...rest, eligibleOnly: eligibleOnly && canFilterEligible }
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([, value]) => value === true || (value !== false && value.length > 0),
    ),
  )
}

/**
 * Until somebody chooses an order, the best fits come first for people with a profile, else the most relevant to the
 * words, else the soonest to end. Only a profile can fit, and only to words can a result be relevant.
 */
export function effectiveSort(
  { sort, query }: Pick<SearchState, 'sort' | 'query'>,
  canSortByFit: boolean,
): SortName {
  if (sort && offeredSorts({ query }, canSortByFit).includes(sort)) return sort
  if (canSortByFit) return 'fit'
  return query ? 'relevance' : 'deadline'
}

/** The orders that a person can choose. */
export function offeredSorts(
  { query }: Pick<SearchState, 'query'>,
  canSortByFit: boolean,
): SortName[] {
  return sortNames.filter(
    (sort) => (sort !== 'fit' || canSortByFit) && (sort !== 'relevance' || query),
  )
}

export function toSort(sort: SortName): ScholarshipSort {
  return sort.toUpperCase() as ScholarshipSort
}

/** Adds or removes one value of a list. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value]
}
