/**
 * Keeps the timers of one test file from running during another: a read that its page tries again after a pause would
 * ask the other file's server.
 * @returns a function that drops the timers that are still to come
 */
export function keepTimersApart(): () => void {
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const coming = new Set<ReturnType<typeof start>>()
  const startKnown = (
    run: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => {
    const timer = start(() => {
      coming.delete(timer)
      run(...args)
    }, ms)
    coming.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(startKnown, start)
  return () => {
    globalThis.setTimeout = start
    coming.forEach((timer) => stop(timer))
  }
}
