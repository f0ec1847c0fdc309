import { z } from 'zod'
import { defineJob, schedule } from '@landfall/kit/jobs/definition'

/** A queue of its own: other people's servers take their time, and nothing else waits for them. */
const queue = 'catalog-links'

export const planLinkChecksJob = defineJob({
  queue,
  name: 'plan-link-checks',
  description: 'Takes in the addresses that open listings name.',
  schema: z.object({}),
})

export const checkLinksJob = defineJob({
  queue,
  name: 'check-links',
  description: 'Asks the addresses of open listings that are due, each about weekly.',
  schema: z.object({}),
  attempts: 1,
})

export const linkCheckSchedules = [
  schedule(planLinkChecksJob, { payload: {}, cron: '17 * * * *' }),
  schedule(checkLinksJob, { payload: {}, everyMs: 60_000 }),
]
