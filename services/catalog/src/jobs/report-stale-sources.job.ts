import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const reportStaleSourcesJob = defineJob({
  queue: 'catalog',
  name: 'report-stale-sources',
  description:
    'Publishes which enabled sources have not delivered for longer than they may.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 60_000,
})

/** Runs after the hour's syncs have started, as sources count in hours. */
export const reportStaleSourcesSchedule = schedule(reportStaleSourcesJob, {
  payload: {},
  cron: '47 * * * *',
})
