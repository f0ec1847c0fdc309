import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const failLostRunsJob = defineJob({
  queue: 'match-upkeep',
  name: 'fail-lost-runs',
  description: 'Closes the runs whose job never came to an end.',
  schema: z.object({}),
})

export const failLostRunsSchedule = schedule(failLostRunsJob, {
  payload: {},
  everyMs: 60_000,
})
