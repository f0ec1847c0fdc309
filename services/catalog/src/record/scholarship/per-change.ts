const MAX_ANSWERS = 300

/**
 * Caches answers until the catalog changes. An answer is computed after its version was read, so it is never older
 * than the version that it is cached under.
 * @param versionNow grows with each change; read for each question, as other processes write too
 * @param o.minTtlMs for expensive answers: each is kept at least this long, even while the catalog keeps changing
 */
export function oncePerChange(
  versionNow: () => Promise<number>,
  o: { minTtlMs?: number; clockMs?: () => number } = {},
) {
  const { minTtlMs = 0, clockMs = () => performance.now() } = o
  const answers = new Map<string, Promise<unknown>>()
  let keptVersion: number | null = null
  let keptSince = -Infinity
  return async <T>(
    key: string,
    compute: () => Promise<T>,
    /** For callers that have read the version already. */
    versionKnown = versionNow,
  ): Promise<T> => {
    const version = await versionKnown()
    if (version !== keptVersion && clockMs() - keptSince >= minTtlMs) {
      answers.clear()
      keptVersion = version
      keptSince = clockMs()
    }
    const kept = answers.get(key)
    if (kept !== undefined) return kept as Promise<T>
    const answer = compute()
    answers.set(key, answer)
    forgetOldest(answers)
    // Failures are not cached; the next caller tries again.
    answer.catch(() => answers.get(key) === answer && answers.delete(key))
    return answer
  }
}

function forgetOldest(answers: Map<string, unknown>): void {
  if (answers.size <= MAX_ANSWERS) return
  for (const key of answers.keys()) {
    answers.delete(key)
    return
  }
}
