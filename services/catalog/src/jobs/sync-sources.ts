import { z } from 'zod'
import { defineJob, implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { makeRunSync } from '../ingestion/source/run-sync.ts'
import type { makeStartSync } from '../ingestion/source/start-sync.ts'
import { syncSourceJob } from '../ingestion/source/sync-source.job.ts'

export const startDueSyncsJob = defineJob({
  queue: 'catalog',
  name: 'start-due-syncs',
  description: 'Starts a run of every enabled source whose time has come.',
  schema: z.strictObject({}),
  attempts: 3,
  backoffMs: 60_000,
})

/** Each source says how often it is read, a day when it says nothing; an hour is exact enough. */
export const startDueSyncsSchedule = schedule(startDueSyncsJob, {
  payload: {},
  cron: '17 * * * *',
})

export function implementStartDueSyncs({ startAll }: ReturnType<typeof makeStartSync>) {
  return implementJob(startDueSyncsJob, async (_payload, { log }) => {
    const runs = await startAll({ startedBy: null, isDryRun: false }, { onlyDue: true })
    if (runs.length > 0) log.info({ count: runs.length }, 'runs of sources were started')
  })
}

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
