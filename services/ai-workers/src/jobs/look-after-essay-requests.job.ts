import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const lookAfterEssayRequestsJob = defineJob({
  queue: 'essay-upkeep',
  name: 'look-after-essay-requests',
  description: 'Ends requests that no mentor answered, and tells when feedback is late.',
  schema: z.object({}),
})

export const lookAfterEssayRequestsSchedule = schedule(lookAfterEssayRequestsJob, {
  payload: {},
  everyMs: 60_000,
})
