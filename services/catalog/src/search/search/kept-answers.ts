const MAX_CACHED_ANSWERS = 2_000

/** Caches answers by question; drops the oldest. */
export function createKept<V>() {
  const kept = new Map<string, V>()
  return {
    get: (key: string) => kept.get(key),
    set(key: string, value: V): void {
      kept.set(key, value)
      if (kept.size <= MAX_CACHED_ANSWERS) return
      for (const oldest of kept.keys()) {
        kept.delete(oldest)
        return
      }
    },
    clear: () => kept.clear(),
  }
}
