import { setImmediate } from 'node:timers/promises'
import type { Graph } from './graph.ts'

/**
 * Plans our own documents before the first visitor comes: a cold plan costs tens of milliseconds.
 * Requests are answered between them.
 */
export async function warmUpPlans(
  graph: Pick<Graph, 'prepare'>,
  documents: readonly string[],
): Promise<void> {
  for (const document of documents) {
    graph.prepare(document)
    await setImmediate()
  }
}
