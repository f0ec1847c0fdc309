/** Keeps what was used last. */
export type Recent<T> = (key: string, make: () => T) => T

export function createRecent<T>(count: number): Recent<T> {
  const kept = new Map<string, T>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > count) kept.delete(kept.keys().next().value ?? key)
    return value
  }
}
