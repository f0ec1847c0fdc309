import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeStartSync } from '../ingestion/source/start-sync.ts'
import { startDueSyncsJob } from './start-due-syncs.job.ts'

export function implementStartDueSyncs({
  startAll,
}: Pick<ReturnType<typeof makeStartSync>, 'startAll'>) {
  return implementJob(startDueSyncsJob, async (_payload, { log }) => {
    const runs = await startAll({ startedBy: null, isDryRun: false }, { onlyDue: true })
    if (runs.length > 0) log.info({ count: runs.length }, 'runs of sources were started')
  })
}
