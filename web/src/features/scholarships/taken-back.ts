import type { SearchState } from './search-address.ts'
import { asChosen, type Understanding } from './understood-search.ts'

/** The search with everything that the server understood as filters, without one of them. */
export function withoutUnderstood(
  search: SearchState,
  found: Understanding,
  left: Understanding['understood'][number],
): SearchState {
  const chosen = asChosen(search, found)
  if (left.kind === 'fullTuition') return { ...chosen, fullTuition: false }
  const kind = left.kind as 'degreeLevel' | 'fieldOfStudy' | 'countries'
  return { ...chosen, [kind]: chosen[kind].filter((value) => value !== left.value) }
}

/** The words of a query taken literally: the server reads no filters from quotes. */
export function inQuotes(query: string): string {
  return query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `"${word}"`)
    .join(' ')
}
