import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { createLog } from '@landfall/kit/observability/log'
import { runInTurn } from '../src/db/run-alone.ts'
import { makeMergeDuplicates } from '../src/ingestion/merge/merge-duplicates.ts'
import { makeRunSync } from '../src/ingestion/source/run-sync.ts'
import { makeStartSync } from '../src/ingestion/source/start-sync.ts'
import type { SyncRun } from '../src/ingestion/sync-run/sync-run.ts'
import type { RunningCatalog } from './_app.ts'

/** Runs sources in this process without a queue, doing what the worker's jobs do. */
export function syncOf(catalog: RunningCatalog, allowedHosts: readonly string[]) {
  const { unitOfWork } = catalog
  const clock = systemClock
  const outgoing = { ...outgoingDefaults, allowedHosts }
  const runSync = makeRunSync({
    unitOfWork,
    clock,
    log: createLog({ service: 'catalog', level: 'silent' }),
    fetch: createSafeFetch(outgoing),
    userAgent: outgoing.userAgent,
    pace: async () => undefined,
    sourceKeys: { SOURCE_KEY_TEST: 'secret-key', SOURCE_KEY_OTHER: 'other-key' },
    keyOrigins: { SOURCE_KEY_TEST: allowedHosts.map((host) => `http://${host}`) },
    limits: { timeoutMs: 10_000, tries: 2, retryBaseMs: 5 },
    alone: (_sourceId, work) => work(),
  })
  const { startOne } = makeStartSync({ unitOfWork, clock, newId })
  return {
    runSync,
    mergeDuplicates: makeMergeDuplicates({
      unitOfWork,
      clock,
      alone: (work) => runInTurn(catalog.postgres, 'merge doubles', work),
    }),
    async run(sourceId: string, wish: { isDryRun?: boolean } = {}): Promise<SyncRun> {
      const begun = await startOne(sourceId, { startedBy: null, isDryRun: false, ...wish })
      const run = begun && (await runSync(begun.id))
      if (!run) throw new Error('there is such a source')
      return run
    },
  }
}
