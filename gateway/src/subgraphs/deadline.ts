export class DeadlineError extends Error {}

/**
 * Ends work when its time is over: the signal aborts, and nobody keeps waiting for work that ignores
 * it.
 * @throws DeadlineError
 */
export async function withinDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => {
      const error = new DeadlineError('The service did not answer in time')
      stopping.abort(error)
      late.reject(error)
    },
    Math.max(0, ms),
  )
  try {
    return await Promise.race([work(stopping.signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
