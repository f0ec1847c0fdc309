import type { SearchState } from './search-address.ts'
import { asChosen, type Understanding } from './understood-search.ts'

/** The search with all that was understood as filters, but without one of them. */
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

/** The words of a query as themselves: the server reads nothing out of quotes. */
export function inQuotes(query: string): string {
  return query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `"${word}"`)
    .join(' ')
}
