import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepPicturesJob = defineJob({
  queue: 'donors-content',
  name: 'sweep-pictures',
  description: 'Deletes uploaded pictures that no text shows.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 10_000,
})

export const sweepPicturesSchedule = schedule(sweepPicturesJob, {
  payload: {},
  everyMs: 3_600_000,
})
