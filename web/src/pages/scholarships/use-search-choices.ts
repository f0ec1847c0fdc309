import { useState } from 'react'
import type { Choice } from '#features/scholarships/search-choices.ts'
import type { SearchState } from '#features/scholarships/search-address.ts'

const load = async () => import('#features/scholarships/search-choices.ts')
type Script = Awaited<ReturnType<typeof load>>
type Loaded = { script: Script; recent: ReturnType<Script['recentChoices']> }

/**
 * Earlier searches, and the effect of a suggestion. The script loads when the box gets the focus; without it, each
 * suggestion is a text to search for.
 */
export function useSearchChoices() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  async function change(act?: (script: Script) => void) {
    const script = await load().catch(() => null)
    if (!script) return
    act?.(script)
    setLoaded({ script, recent: script.recentChoices() })
  }
  return {
    recent: loaded?.recent ?? [],
    noteOf: (kind: string) => loaded?.script.suggestionNotes[kind] ?? '',
    /** The search after a choice. */
    after: (search: SearchState, choice: Choice): SearchState => ({
      ...search,
      ...(loaded?.script.choiceOf(search, choice) ?? { query: choice.text }),
    }),
    load: () => void change(),
    keep: (query: string) => void change(({ keepRecentSearch }) => keepRecentSearch(query)),
    clear: () => void change(({ clearRecentSearches }) => clearRecentSearches()),
  }
}
