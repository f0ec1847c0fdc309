import { defineJob } from '@landfall/kit/jobs'
import { z } from 'zod'

export const ComputeMatch = defineJob({
  queue: 'match',
  name: 'compute-match',
  description: 'Holds one student against every open scholarship and stores the result.',
  schema: z.strictObject({ runId: z.uuid() }),
  attempts: 5,
})

export const FailLostRuns = defineJob({
  queue: 'match-upkeep',
  name: 'fail-lost-runs',
  description: 'Closes the runs whose job never came to an end.',
  schema: z.strictObject({}),
})

export const jobDefinitions = [ComputeMatch, FailLostRuns] as const
