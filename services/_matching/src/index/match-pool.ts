import { Worker } from 'node:worker_threads'
import type { MatchOutcome } from '../match-listings.ts'
import type { MatchInstant } from '../day-there.ts'
import type { MatchQuery } from '../match-query.ts'
import type { ColumnarIndex } from './columnar-index.ts'
import { matchIndex } from './match-index.ts'
import { endPause, MAX_READERS } from './one-writer.ts'
import type { WasmMemory } from '../bitset/wasm-memory.ts'

export type MatchPool = {
  /** Matches against everything that was applied before the call; `today` is YYYY-MM-DD. */
  match(query: MatchQuery, today: string, at?: MatchInstant): Promise<MatchOutcome>
  /** Rejects the queries that are still open. */
  stop(): Promise<void>
}

/** `memory`: an index that this thread does not have yet, either the first one or a grown one. */
export type MatchRequest = {
  id: number
  query: MatchQuery
  today: string
  at: MatchInstant
  memory: WasmMemory | null
}
export type MatchAnswer =
  | { id: number; outcome: MatchOutcome; fault: null }
  | { id: number; outcome: null; fault: string }

type Waiting = { resolve(outcome: MatchOutcome): void; reject(error: Error): void }
type Thread = {
  worker: Worker
  reader: number
  has: WasmMemory | null
  waiting: Map<number, Waiting>
}

/**
 * Threads that read one index while this thread applies changes to it. `threads: 0` computes in this thread. A
 * thread that dies is replaced, and its open queries are rejected so that the caller can retry.
 */
export function createMatchPool({
  index,
  threads,
}: {
  index: ColumnarIndex
  threads: number
}): MatchPool {
  if (threads === 0) return onTheSpot(index)
  if (threads > MAX_READERS - 1) throw new RangeError(`at most ${MAX_READERS - 1} threads`)
  let isStopping = false
  let nextId = 0

  const start = (reader: number): Thread => {
    const worker = new Worker(new URL('match-worker.ts', import.meta.url), {
      workerData: { reader },
    })
    const thread: Thread = { worker, reader, has: null, waiting: new Map() }
    let fault = new Error('the pool was stopped')
    worker.on('message', (answer: MatchAnswer) => settle(thread, answer))
    worker.on('error', (error) => {
      fault = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => {
      endPause(index.view().regions.header, reader)
      for (const { reject } of thread.waiting.values()) reject(fault)
      if (!isStopping) pool[reader - 1] = start(reader)
    })
    return thread
  }
  // Reader 0 is the thread that writes.
  const pool = Array.from({ length: threads }, (_, at) => start(at + 1))

  return {
    match: (query, today, at = null) =>
      new Promise((resolve, reject) => {
        const thread = leastBusy(pool)
        if (isStopping || thread === undefined) {
          reject(new Error('the pool was stopped'))
          return
        }
        const { memory } = index.view().regions
        const news = thread.has === memory ? null : memory
        const request = { id: (nextId += 1), query, today, at, memory: news }
        thread.waiting.set(request.id, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
        thread.worker.postMessage(request satisfies MatchRequest)
        thread.has = memory
      }),
    stop: async () => {
      isStopping = true
      await Promise.all(pool.map(({ worker }) => worker.terminate()))
    },
  }
}

function onTheSpot(index: ColumnarIndex): MatchPool {
  return {
    match: async (query, today, at) => matchIndex(index.view(), query, today, at),
    stop: async () => {},
  }
}

function settle({ waiting }: Thread, { id, outcome, fault }: MatchAnswer): void {
  const asker = waiting.get(id)
  waiting.delete(id)
  if (outcome === null) asker?.reject(new Error(fault))
  else asker?.resolve(outcome)
}

function leastBusy(pool: readonly Thread[]): Thread | undefined {
  return pool.toSorted((a, b) => a.waiting.size - b.waiting.size)[0]
}
