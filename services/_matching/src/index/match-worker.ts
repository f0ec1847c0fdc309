import { parentPort, workerData } from 'node:worker_threads'
import { type IndexView, openView } from './index-view.ts'
import { matchIndex } from './match-index.ts'
import type { MatchAnswer, MatchRequest } from './match-pool.ts'

/** A thread of the pool: holds its own view and answers one query after another. */
const { reader } = workerData as { reader: number }
let view: IndexView | null = null

function answer({ query, today, at }: MatchRequest) {
  if (view === null) throw new Error('asked before there was an index')
  return matchIndex(view, query, today, at)
}

parentPort?.on('message', (request: MatchRequest) => {
  const { id, memory } = request
  if (memory !== null) view = openView(memory, reader)
  let reply: MatchAnswer
  try {
    reply = { id, outcome: answer(request), fault: null }
  } catch (error) {
    reply = { id, outcome: null, fault: String(error) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(reply)
})
