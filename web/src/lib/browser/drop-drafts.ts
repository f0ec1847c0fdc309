import { browserKeys, tabKeys } from './storage-keys.ts'
import { writeStored } from './storage.ts'

/** For logging out: the next person at this device finds nothing. */
export function dropAllDrafts(): void {
  writeStored(browserKeys.applications, null)
  writeStored(browserKeys.scores, null)
  writeStored(browserKeys.recentSearches, null)
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(tabKeys.draft)) sessionStorage.removeItem(key)
    }
    sessionStorage.removeItem(tabKeys.wish)
  } catch {
    // Without storage there are no drafts.
  }
}
