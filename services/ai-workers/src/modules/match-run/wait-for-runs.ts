import type { Log } from '@landfall/kit/log'
import type { MatchRunStore } from './match-run.store.ts'

type Deps = {
  matchRuns: Pick<MatchRunStore, 'findEnded'>
  /** Calls back with the id of a run that ended, and with '' when some may have been missed. */
  wake: (onEnd: (runId: string) => void) => { stop(): Promise<void> }
  log: Log
}

/** A wake-up may get lost. */
const POLL_MS = 1_000
/** Ends heard of before anybody waited for them: no more than can end between a start and its wait. */
const KEPT_ENDS = 1_000

export type RunWaiter = {
  /** Resolves when the run has ended or the time is over, whichever comes first; never rejects. */
  wait(runId: string, timeoutMs: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Lets requests wait for runs: one listening connection for all of them, however many wait, and one
 * look at a time for what it may have missed. It listens from the first waiter on.
 */
export function createRunWaiter({ matchRuns, wake, log }: Deps): RunWaiter {
  const waiting = new Map<string, Set<() => void>>()
  const ended = new Set<string>()
  let listener: { stop(): Promise<void> } | null = null
  let poll: NodeJS.Timeout | undefined
  let isLooking = false
  let isWoken = false

  /** A wake-up during a look starts the next one. */
  async function look(): Promise<void> {
    isWoken = true
    if (isLooking) return
    isLooking = true
    try {
      while (isWoken && waiting.size > 0) {
        isWoken = false
        for (const id of await matchRuns.findEnded([...waiting.keys()])) release(id)
      }
    } catch (error) {
      log.warn({ err: error }, 'those who wait for matches cannot be told now')
    } finally {
      isLooking = false
    }
  }

  function hear(id: string): void {
    if (waiting.has(id)) return release(id)
    ended.add(id)
    const [oldest] = ended
    if (ended.size > KEPT_ENDS && oldest !== undefined) ended.delete(oldest)
  }

  function release(id: string): void {
    for (const resolve of waiting.get(id) ?? []) resolve()
    waiting.delete(id)
  }

  return {
    async wait(runId, timeoutMs) {
      // A look follows as soon as it listens.
      listener ??= wake((id) => (id === '' ? void look() : hear(id)))
      if (ended.delete(runId)) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const together = waiting.get(runId) ?? new Set()
      waiting.set(runId, together.add(resolve))
      const timer = setTimeout(resolve, timeoutMs)
      poll ??= setInterval(() => void look(), POLL_MS)
      await promise
      clearTimeout(timer)
      together.delete(resolve)
      if (together.size === 0 && waiting.get(runId) === together) waiting.delete(runId)
    },
    async stop() {
      clearInterval(poll)
      for (const id of waiting.keys()) release(id)
      await listener?.stop()
    },
  }
}
