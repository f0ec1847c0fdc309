/** The scholarship whose form is wanted, and on which page. */
type Wanted = { scholarshipId: string; pathname: string }

let wanted: Wanted | null = null
const listeners = new Set<() => void>()

/**
 * Asks for the form of an application, to be shown on the page at `pathname`.
 * @returns whether an open page shows forms; if not, the caller leads the person to that page
 */
export function openApplication(scholarshipId: string, pathname: string): boolean {
  wanted = { scholarshipId, pathname }
  for (const listener of listeners) listener()
  return listeners.size > 0
}

/** Takes the scholarship whose form is wanted on this page, once. */
export function takeApplication(pathname: string): string | null {
  if (wanted?.pathname !== pathname) return null
  const { scholarshipId } = wanted
  wanted = null
  return scholarshipId
}

/**
 * For a page that shows forms: calls `listener` each time one is wanted.
 * @returns a function that stops it
 */
export function onApplicationWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
