import { useState } from 'react'

const script = async () => import('#features/scholarships/recent-searches.ts')
type Recent = Awaited<ReturnType<typeof script>>
type Choices = ReturnType<Recent['recentChoices']>

/** What the empty search box offers. Nothing, and no script for it, before the box has the focus. */
export function useRecentSearches() {
  const [choices, setChoices] = useState<Choices>([])
  async function change(act?: (recent: Recent) => void) {
    // Without a connection there are none.
    const recent = await script().catch(() => null)
    if (!recent) return
    act?.(recent)
    setChoices(recent.recentChoices())
  }
  return {
    choices,
    load: () => void change(),
    keep: (query: string) => void change(({ keepRecentSearch }) => keepRecentSearch(query)),
    clear: () => void change(({ clearRecentSearches }) => clearRecentSearches()),
  }
}
