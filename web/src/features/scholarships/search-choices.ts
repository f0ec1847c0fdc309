import { recentSearches } from './recent-searches.ts'
import type { SearchState } from './search-address.ts'

export { clearRecentSearches, keepRecentSearch } from './recent-searches.ts'

/** What a suggestion is; a suggestion of words from the texts needs no name. */
export const suggestionNotes: Readonly<Record<string, string>> = {
  FIELD: 'Field of study',
  COUNTRY: 'Your country',
  PROVIDER: 'Provider',
  TITLE: 'Scholarship',
}

export type Choice = { kind: string; text: string; value?: string | null }

/** A field or country becomes a filter and replaces the letters that led to it. */
export function choiceOf(
  search: SearchState,
  { kind, text, value }: Choice,
): Partial<SearchState> {
  if (!value) return { query: text }
  const withValue = (values: readonly string[]) => [...new Set([...values, value])]
  return kind === 'FIELD'
    ? { query: '', fieldOfStudy: withValue(search.fieldOfStudy) }
    : { query: '', countries: withValue(search.countries) }
}

/** The box's offers before anything is typed: earlier searches, and a button to clear them. */
export function recentChoices() {
  const recent = recentSearches()
  return [
    ...recent.map((query) => choice('RECENT', query, 'Recent search')),
    ...(recent.length > 0 ? [choice('CLEAR', 'Clear recent searches')] : []),
  ]
}

function choice(kind: 'RECENT' | 'CLEAR', text: string, note = '') {
  return { kind, text, value: null, note, key: `${kind} ${text}` }
}
