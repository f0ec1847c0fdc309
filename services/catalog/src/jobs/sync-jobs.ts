import { z } from 'zod'
import { defineJob, schedule } from '@landfall/kit/jobs/definition'

/** A queue of its own: a slow server of somebody else holds up nobody but other sources. */
const queue = 'catalog-sync'

export const syncSourceJob = defineJob({
  queue,
  name: 'sync-source',
  description: 'Brings one run of one outside source to its end.',
  schema: z.object({ runId: z.uuid() }),
  attempts: 10,
  backoffMs: 2_000,
  // The run itself says whether it has ended, and a lost or failed job can be queued again.
  removeWhenDone: true,
})

/** An approved run gets another job: the one that held it may not have ended yet. */
export function syncJobKey(run: { id: string; decidedBy: string | null }): string {
  return run.decidedBy === null ? `sync-${run.id}` : `approved-${run.id}`
}

export const mergeDuplicatesJob = defineJob({
  queue,
  name: 'merge-duplicates',
  description:
    'Looks for listings of other sources that are the same award as those of a run.',
  /** `after`: the last row of the run that was compared; absent for the first job of a run. */
  schema: z.object({ runId: z.uuid(), after: z.int().optional() }),
  attempts: 5,
  backoffMs: 2_000,
})

export const startDueSyncsJob = defineJob({
  queue: 'catalog',
  name: 'start-due-syncs',
  description: 'Starts a run of every enabled source whose time has come.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 60_000,
})

export const tellStaleSourcesJob = defineJob({
  queue: 'catalog',
  name: 'tell-stale-sources',
  description:
    'Publishes which enabled sources have not delivered for longer than they may.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 60_000,
})

/** After the hour's runs have started: hours are what a source counts in. */
export const tellStaleSourcesSchedule = schedule(tellStaleSourcesJob, {
  payload: {},
  cron: '47 * * * *',
})

/** Each source says how often it is read, a day when it says nothing; an hour is exact enough. */
export const startDueSyncsSchedule = schedule(startDueSyncsJob, {
  payload: {},
  cron: '17 * * * *',
})
