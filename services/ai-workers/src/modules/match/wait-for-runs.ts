import type { Log } from '@landfall/kit/observability/log'
import type { MatchRunStore } from './match-run.store.ts'
import type { RunEnd } from './match-run.ts'
import type { OpenAnswers } from './run-answer.ts'

type Deps = {
  matchRuns: Pick<MatchRunStore, 'findEnded'>
  /** Calls back with the id of a run that ended, and with '' when some ends may have been missed. */
  wake: (onEnd: (runId: string) => void) => { stop(): Promise<void> }
  /** Calls back with the ended runs and their results, a moment after the wake-up. */
  openAnswers: OpenAnswers
  log: Log
}

/** Polls as well, since a wake-up may get lost. */
const POLL_MS = 1_000
/**
 * How many ends are kept that came before a request waited for them: no more than can end between a start and its
 * wait.
 */
const MAX_CACHED_ENDS = 1_000
/** The result comes right after the wake-up; a request without it by then looks it up. */
const ANSWER_TIMEOUT_MS = 250

export type RunWaiter = {
  /** The address at which this process receives results; null: none now. */
  address(): string | null
  /**
   * Resolves when the run has ended or the time is over, whichever comes first; never rejects. After null the
   * caller reads the state; a run's end says everything there is to know.
   */
  wait(runId: string, timeoutMs: number): Promise<RunEnd | null>
  stop(): Promise<void>
}

/**
 * Lets requests wait for runs: they all share one listening connection, however many wait, and one query at a time
 * for missed ends. It listens from the first waiter on.
 */
export function createRunWaiter({ matchRuns, wake, openAnswers, log }: Deps): RunWaiter {
  const waiting = new Map<string, Set<(end: RunEnd | null) => void>>()
  const ended = new Map<string, RunEnd | null>()
  const answers = openAnswers(hear)
  let listener: { stop(): Promise<void> } | null = null
  let poll: NodeJS.Timeout | undefined
  let isLooking = false
  let isWoken = false

  /** A wake-up during a query starts the next one. */
  async function look(): Promise<void> {
    isWoken = true
    if (isLooking) return
    isLooking = true
    try {
      while (isWoken && waiting.size > 0) {
        isWoken = false
        for (const id of await matchRuns.findEnded([...waiting.keys()])) release(id, null)
      }
    } catch (error) {
      log.warn({ err: error }, 'those who wait for matches cannot be told now')
    } finally {
      isLooking = false
    }
  }

  function wakeUp(id: string): void {
    if (id === '') void look()
    else if (answers.address() === null || !waiting.has(id)) hear(id, null)
    else setTimeout(() => release(id, null), ANSWER_TIMEOUT_MS).unref()
  }

  function hear(id: string, end: RunEnd | null): void {
    if (waiting.has(id)) return release(id, end)
    ended.set(id, end ?? ended.get(id) ?? null)
    const [oldest] = ended.keys()
    if (ended.size > MAX_CACHED_ENDS && oldest !== undefined) ended.delete(oldest)
  }

  function release(id: string, end: RunEnd | null): void {
    for (const resolve of waiting.get(id) ?? []) resolve(end)
    waiting.delete(id)
  }

  return {
    address: () => answers.address(),
    async wait(runId, timeoutMs) {
      // A query for missed ends follows as soon as it listens.
      listener ??= wake(wakeUp)
      const known = ended.get(runId)
      if (ended.delete(runId)) return known ?? null
      const { promise, resolve } = Promise.withResolvers<RunEnd | null>()
      const together = waiting.get(runId) ?? new Set()
      waiting.set(runId, together.add(resolve))
      const timer = setTimeout(resolve, timeoutMs, null)
      poll ??= setInterval(() => void look(), POLL_MS)
      const end = await promise
      clearTimeout(timer)
      together.delete(resolve)
      if (together.size === 0 && waiting.get(runId) === together) waiting.delete(runId)
      return end
    },
    async stop() {
      clearInterval(poll)
      for (const id of waiting.keys()) release(id, null)
      await listener?.stop()
      await answers.stop()
    },
  }
}
