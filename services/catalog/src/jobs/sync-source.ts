import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRunSync } from '../ingestion/source/run-sync.ts'
import { syncSourceJob } from './sync-source.job.ts'

export function implementSyncSource(runSync: ReturnType<typeof makeRunSync>) {
  return implementJob(syncSourceJob, async ({ runId }, { log }) => {
    const run = await runSync(runId)
    if (run === null) return
    const { source, state, fetched, created, changed } = run
    log.info(
      { runId, source, status: state, total: fetched, count: created + changed },
      'a source was read',
    )
  })
}
