import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'

const most = 5

/** What was searched for in this browser, the newest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(browserKeys.recentSearches) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Each text once, whatever its case. */
export function keepRecentSearch(query: string): void {
  if (query === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase())
  writeStored(browserKeys.recentSearches, JSON.stringify([query, ...others].slice(0, most)))
}

export function clearRecentSearches(): void {
  writeStored(browserKeys.recentSearches, null)
}

/** What the search box offers before anything is typed: earlier searches, and to clear them. */
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
