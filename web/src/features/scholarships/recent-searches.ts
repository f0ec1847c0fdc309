import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'

const most = 5

/** Earlier searches in this browser, the newest first. */
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
