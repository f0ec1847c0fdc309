import { useState } from 'react'
import {
  clearRecentSearches,
  keepRecentSearch,
  recentSearches,
} from '#features/scholarships/recent-searches.ts'
import { searchMessages as text } from '#features/scholarships/search-messages.ts'

/** What the empty search box offers: earlier searches, and to clear them. Nothing before the box has the focus. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly string[]>([])
  const load = () => setRecent(recentSearches())
  return {
    choices: [
      ...recent.map((query) => choice('RECENT', query, text.recent)),
      ...(recent.length > 0 ? [choice('CLEAR', text.clearRecent)] : []),
    ],
    load,
    keep: (query: string) => {
      keepRecentSearch(query)
      load()
    },
    clear: () => {
      clearRecentSearches()
      load()
    },
  }
}

function choice(kind: 'RECENT' | 'CLEAR', text: string, note = '') {
  return { kind, text, value: null, note, key: `${kind} ${text}` }
}
