/** Which scholarship is applied to, on which page. */
type Wanted = { scholarshipId: string; pathname: string }

let wanted: Wanted | null = null
const listeners = new Set<() => void>()

/**
 * Asks for the form of an application, to be shown on the page at `pathname`. Answers whether an open page shows
 * forms; if not, somebody is led to that one.
 */
export function openApplication(scholarshipId: string, pathname: string): boolean {
  wanted = { scholarshipId, pathname }
  for (const listener of listeners) listener()
  return listeners.size > 0
}

/** The scholarship whose form is asked for on this page, once. */
export function takeApplication(pathname: string): string | null {
  if (wanted?.pathname !== pathname) return null
  const { scholarshipId } = wanted
  wanted = null
  return scholarshipId
}

/** For a page that shows forms: told each time that one is asked for. @returns how to stop */
export function onApplicationWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
