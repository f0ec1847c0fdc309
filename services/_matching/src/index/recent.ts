/** Keeps what was used last: at least `count`, at most twice as many. */
export type Recent<T> = (key: string, make: () => T) => T

/**
 * Two maps: what is found in the old one comes into the young one; when that is full it becomes the old
 * one. So a look that finds something changes nothing.
 */
export function createRecent<T>(count: number): Recent<T> {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  return (key, make) => {
    const found = young.get(key)
    if (found !== undefined) return found
    const value = old.get(key) ?? make()
    if (young.size >= count) {
      old = young
      young = new Map()
    }
    young.set(key, value)
    return value
  }
}
