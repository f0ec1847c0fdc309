import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const publishEssayPlacesJob = defineJob({
  queue: 'mentoring',
  name: 'publish-essay-places',
  description: 'Tells others which mentors take essays, where they were not told yet.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** Each change is published at once; this job finds mentors who took essays before the event existed. */
export const publishEssayPlacesSchedule = schedule(publishEssayPlacesJob, {
  payload: {},
  everyMs: 600_000,
})
