import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const tellEssayPlacesJob = defineJob({
  queue: 'mentoring',
  name: 'tell-essay-places',
  description: 'Tells others which mentors take essays, where they were not told yet.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** Each change is told with it: this finds mentors who took essays before anybody was told. */
export const tellEssayPlacesSchedule = schedule(tellEssayPlacesJob, {
  payload: {},
  everyMs: 600_000,
})
