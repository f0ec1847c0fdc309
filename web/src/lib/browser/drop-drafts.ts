/** Keys of this tab's storage under which forms keep what is typed, see kept-draft.ts. */
export const draftPrefix = 'landfall.draft.'

/** For logging out: the next person at this device finds nothing. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there are no drafts.
  }
}
