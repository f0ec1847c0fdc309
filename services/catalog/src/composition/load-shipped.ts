import { readFile } from 'node:fs/promises'
import type { Clock } from '@landfall/kit/core/clock'
import type { Log } from '@landfall/kit/observability/log'
import type { Postgres } from '@landfall/kit/database/postgres'
import { runInTurn } from '../db/run-alone.ts'
import { makeLoadShipped } from '../ingestion/shipped/load-shipped.ts'
import { makeLoadSource } from '../ingestion/shipped/load-source.ts'
import { createUnitOfWork } from './unit-of-work.ts'

const dataFolder = new URL('../../data/', import.meta.url)

/** The loader of the shipped data with its dependencies in place. @param folder ends in a slash */
export function shippedLoader(
  { postgres, clock, log }: { postgres: Postgres; clock: Clock; log: Log },
  folder: URL = dataFolder,
) {
  const unitOfWork = createUnitOfWork(postgres)
  return makeLoadShipped({
    loadSource: makeLoadSource({ unitOfWork, clock, log }),
    alone: (work) => runInTurn(postgres, 'load the shipped data', work),
    readFile: (name) => readFile(new URL(name, folder), 'utf8'),
    log,
  })
}
