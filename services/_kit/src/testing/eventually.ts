const pollMs = 25
/** Ends a test that hangs, and says why; slowness of a busy machine is no fault. */
export const PATIENCE_MS = 180_000

/** Polls until `probe` neither throws nor answers false; answers its value. */
export async function eventually<T>(
  probe: () => T | Promise<T>,
  o: { timeoutMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + (o.timeoutMs ?? PATIENCE_MS)
  let reason: unknown = new Error('it never became true')
  do {
    try {
      const value = await probe()
      if (value !== false) return value
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  } while (Date.now() < deadline)
  throw reason
}
