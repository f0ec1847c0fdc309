import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const failLostRepliesJob = defineJob({
  queue: 'mentor-upkeep',
  name: 'fail-lost-replies',
  description: 'Closes the replies of mentors whose job never came to an end.',
  schema: z.object({}),
})

export const failLostRepliesSchedule = schedule(failLostRepliesJob, {
  payload: {},
  everyMs: 60_000,
})
