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

/** Each change is told with it: this finds mentors who took essays before anybody was told. */
export const publishEssayPlacesSchedule = schedule(publishEssayPlacesJob, {
  payload: {},
  everyMs: 600_000,
})
