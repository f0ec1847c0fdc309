/** Which scholarship is applied to, on which page; null: none. */
type Wanted = { scholarshipId: string; pathname: string }

let wanted: Wanted | null = null
const listeners = new Set<() => void>()

/**
 * Asks for the form of an application, to be shown on the page at `pathname`. Answers whether an open page shows
 * forms; if not, somebody is led to that one.
 */
export function openApplication(scholarshipId: string, pathname: string): boolean {
  set({ scholarshipId, pathname })
  return listeners.size > 0
}

export function closeApplication(): void {
  set(null)
}

export function wantedApplication(): Wanted | null {
  return wanted
}

export function subscribeWantedApplication(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Wanted | null): void {
  wanted = next
  for (const listener of listeners) listener()
}
