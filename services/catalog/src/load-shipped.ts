import { readFile } from 'node:fs/promises'
import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import type { Postgres } from '@landfall/kit/database/postgres'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { runAlone } from './db/run-alone.ts'
import { makeLoadShipped } from './ingestion/sync-run/load-shipped.ts'
import { makeLoadSource } from './ingestion/sync-run/load-source.ts'
import { bindStores } from './stores.ts'

const dataFolder = new URL('../data/', import.meta.url)

/** The loader of the shipped data with its dependencies in place. @param folder ends in a slash */
export function shippedLoader(
  { postgres, clock, log }: { postgres: Postgres; clock: Clock; log: Log },
  folder: URL = dataFolder,
) {
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  return makeLoadShipped({
    loadSource: makeLoadSource({ unitOfWork, clock, log }),
    alone: (work) => runAlone(postgres, 'load the shipped data', work),
    readFile: (name) => readFile(new URL(name, folder), 'utf8'),
    log,
  })
}
