import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** A queue of its own: after a large sync it has much to do, and nothing else must wait for it. */
export const percolateScholarshipsJob = defineJob({
  queue: 'catalog-saved-searches',
  name: 'percolate-scholarships',
  description:
    'Checks changed scholarships against all saved searches, and notifies the students.',
  schema: z.object({}),
  attempts: 10,
  backoffMs: 1_000,
})

/** Reports what came while a search rested; with nothing to do it costs two index look-ups. */
export const percolateScholarshipsSchedule = schedule(percolateScholarshipsJob, {
  payload: {},
  cron: '* * * * *',
})
