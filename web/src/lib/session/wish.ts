import { tabKeys } from '../browser/storage-keys.ts'
import { readTab, writeTab } from '../browser/storage.ts'

/**
 * Something that a visitor asked for and that only an account can have: to save a scholarship or to apply to it, by
 * its id, to match, or to begin a profile.
 */
type Wish = { kind: 'save' | 'apply' | 'match' | 'profile'; what: string; pathname: string }

/**
 * Keeps a visitor's wish in this tab while they sign in; the last one counts. Not in the address, which can be handed on: a
 * link must not do anything in somebody else's account.
 * @param wish.pathname the page that they come back to
 */
export function keepWish(wish: Wish): void {
  writeTab(tabKeys.wish, JSON.stringify(wish))
}

/** Takes the wish that was made on this page, once. */
export function takeWish(kind: Wish['kind'], pathname: string): string | null {
  const wish = readWish()
  if (wish?.kind !== kind || wish.pathname !== pathname) return null
  writeTab(tabKeys.wish, null)
  return wish.what
}

/** The kept wish, for callers that only mention it. */
export function readWish(): Wish | null {
  try {
    return JSON.parse(readTab(tabKeys.wish) ?? 'null') as Wish | null
  } catch {
    return null
  }
}
