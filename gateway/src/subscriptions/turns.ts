/**
 * Runs tasks side by side, so many at a time, the others in the order in which they came. When ten thousand clients come
 * back at one moment, a service that is asked for each of them answers in turn; all at once, most would be refused and come again.
 */
export function createTurns(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
