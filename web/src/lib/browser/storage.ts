/** Reads a value of this browser; null when there is none or storage is switched off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value in this browser, or removes it with null; without storage nothing happens. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows of some browsers refuse; the page works without it.
  }
}
