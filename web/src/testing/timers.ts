/**
 * What a file has put off is not done while another one runs: a read that its page tries again after a pause would ask
 * the other file's server. Answers how to drop what is still to come.
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
