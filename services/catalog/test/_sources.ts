import { randomUUID } from 'node:crypto'
import type { Source, SourceSettings } from '../src/ingestion/source/source.ts'
import { newSource } from '../src/ingestion/source/save-source.ts'
import { SOURCE_DEFAULTS } from '../src/ingestion/source/source-input.ts'
import { makeStartSync } from '../src/ingestion/source/start-sync.ts'
import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import { hasEnded } from '../src/ingestion/sync-run/sync-run.ts'
import type { RunningCatalog } from './_app.ts'

export function testSource(
  key: string,
  settings: Partial<SourceSettings> & Pick<SourceSettings, 'kind' | 'urls'>,
): Source {
  const own = {
    ...SOURCE_DEFAULTS,
    name: key,
    isEnabled: true,
    newListings: 'published' as const,
    minIntervalMs: 100,
  }
  return newSource({ ...own, ...settings, id: randomUUID(), key }, new Date())
}

/** Starts a run of every enabled source, waits until they end and returns their counts by source. */
export async function runAll(catalog: RunningCatalog) {
  const { startAll } = makeStartSync({
    unitOfWork: catalog.unitOfWork,
    clock: systemClock,
    newId,
  })
  const started = await startAll({ startedBy: null, isDryRun: false })
  return runsAtTheirEnd(
    catalog,
    started.map(({ id }) => id),
  )
}

async function runsAtTheirEnd(catalog: RunningCatalog, ids: readonly string[]) {
  const runs = await eventually(
    async () => {
      const found = await catalog.stores.syncRuns.findAll(ids)
      if (!found.every((run) => hasEnded(run) || run.state === 'held'))
        throw new Error('runs go on')
      return found
    },
    // Hundreds of rows are written, which takes minutes on a busy machine.
    { timeoutMs: 400_000 },
  )
  return Object.fromEntries(runs.map((run) => [run.source.replace('source:', ''), run]))
}

/** What the catalog holds from outside sources; equal for equal states. */
export async function listingsOfSources(catalog: RunningCatalog) {
  const { rows } = await catalog.postgres.pool.query(
    `select feed, source_id, slug, status, content_hash, version from scholarships
     where feed like 'source:%' order by feed, source_id`,
  )
  return rows
}
