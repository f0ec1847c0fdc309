import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** A queue of its own: other people's servers are slow, and nothing else must wait for them. */
export const checkLinksJob = defineJob({
  queue: 'catalog-links',
  name: 'check-links',
  description: 'Asks the addresses of open listings that are due, each about weekly.',
  schema: z.object({}),
  attempts: 1,
})

export const checkLinksSchedule = schedule(checkLinksJob, {
  payload: {},
  everyMs: 60_000,
})
