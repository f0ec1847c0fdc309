import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

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
