import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const matchAgainJob = defineJob({
  queue: 'match-upkeep',
  name: 'match-again',
  description: 'Starts matches that follow from what changed since the last ones.',
  schema: z.object({}),
})

export const matchAgainSchedule = schedule(matchAgainJob, { payload: {}, everyMs: 60_000 })
