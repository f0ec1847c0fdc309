/** Answers the text; null while it cannot be made. */
export type KeptText = () => Promise<string | null>

/**
 * Makes a text when it is first asked for, once for all who ask meanwhile, and anew when it is stale. After a failure
 * the next request tries again.
 */
export function keepText(freshForMs: number, make: () => Promise<string | null>): KeptText {
  let kept: { until: number; text: Promise<string | null> } | null = null
  return async () => {
    if (kept && performance.now() < kept.until) return kept.text
    const text = make().catch(() => null)
    const mine = { until: performance.now() + freshForMs, text }
    kept = mine
    const made = await text
    if (made === null && kept === mine) kept = null
    return made
  }
}
