/**
 * Runs tasks in parallel, except that those with the same key run one after the other. `run` resolves
 * when there is room for another task, not when this one is done; tasks must not reject.
 */
export function createKeyedQueue(parallel: number): {
  run(key: string, task: () => Promise<void>): Promise<void>
  idle(): Promise<void>
} {
  const last = new Map<string, Promise<void>>()
  const running = new Set<Promise<void>>()
  return {
    run: async (key, task) => {
      const mine = (last.get(key) ?? Promise.resolve()).then(task)
      last.set(key, mine)
      running.add(mine)
      void mine.finally(() => {
        running.delete(mine)
        if (last.get(key) === mine) last.delete(key)
      })
      while (running.size >= parallel) await Promise.race(running)
    },
    idle: async () => {
      await Promise.all(running)
    },
  }
}
