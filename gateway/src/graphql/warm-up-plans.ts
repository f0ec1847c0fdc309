import { setImmediate } from 'node:timers/promises'
import type { Graph } from './graph.ts'

/**
 * Plans our own documents before the first visitor comes: a cold plan costs tens of milliseconds.
 * Requests are answered between them.
 * @param stopped aborts when the gateway stops
 */
export async function warmUpPlans(
  graph: Pick<Graph, 'prepare'>,
  documents: readonly string[],
  stopped: AbortSignal,
): Promise<void> {
  for (const document of documents) {
    if (stopped.aborted) return
    graph.prepare(document)
    await setImmediate()
  }
}
