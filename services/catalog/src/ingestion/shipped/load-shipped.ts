import type { Log } from '@landfall/kit/observability/log'
import type { makeLoadSource } from './load-source.ts'
import { type ReadShippedFile, shippedSources } from './shipped-sources.ts'
import type { SyncRun } from '../sync-run/sync-run.ts'

type Deps = {
  loadSource: ReturnType<typeof makeLoadSource>
  /** Runs the work while no other process of this service loads. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  readFile: ReadShippedFile
  log: Log
}

/** Loads the shipped files that changed since they were last loaded; returns the runs. */
export function makeLoadShipped({ loadSource, alone, readFile, log }: Deps) {
  return (): Promise<SyncRun[]> =>
    alone(async () => {
      const { universities, scholarships } = await shippedSources(readFile, log)
      // Universities first, as scholarships refer to them.
      const runs = [await loadSource(universities)]
      for (const source of scholarships) runs.push(await loadSource(source))
      const taken = runs.filter((run) => run !== null)
      for (const { id, source, created, changed } of taken) {
        log.info({ runId: id, source, count: created + changed }, 'loaded shipped data')
      }
      return taken
    })
}
