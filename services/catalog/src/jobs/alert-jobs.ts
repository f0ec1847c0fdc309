import { z } from 'zod'
import { defineJob, schedule } from '@landfall/kit/jobs/definition'

/** A queue of its own: after a large sync it has much to do, and nothing else waits for it. */
const queue = 'catalog-saved-searches'

export const percolateScholarshipsJob = defineJob({
  queue,
  name: 'percolate-scholarships',
  description:
    'Checks changed scholarships against all saved searches, and notifies the students.',
  schema: z.object({}),
  attempts: 10,
  backoffMs: 1_000,
})

/** Tells what came while a search rested; with nothing to do it costs two index look-ups. */
export const percolateScholarshipsSchedule = schedule(percolateScholarshipsJob, {
  payload: {},
  cron: '* * * * *',
})

export const sendSearchDigestsJob = defineJob({
  queue,
  name: 'send-search-digests',
  description: 'Tells the day’s new scholarships where it is past eight in the morning.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 30_000,
})

/** Zones differ by quarters of an hour. */
export const sendSearchDigestsSchedule = schedule(sendSearchDigestsJob, {
  payload: {},
  cron: '*/15 * * * *',
})
