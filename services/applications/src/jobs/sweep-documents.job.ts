import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepDocumentsJob = defineJob({
  queue: 'applications',
  name: 'sweep-documents',
  description:
    'Deletes the content that nobody needs and uploads that nobody finished; asks again for scans.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 10_000,
})

export const sweepDocumentsSchedule = schedule(sweepDocumentsJob, {
  payload: {},
  everyMs: 10 * 60_000,
})
