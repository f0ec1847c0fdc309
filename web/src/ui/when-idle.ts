/**
 * Calls `run` after the page's first drawing.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 3_000 })
  return () => window.cancelIdleCallback(handle)
}
