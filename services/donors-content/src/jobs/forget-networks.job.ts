import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const forgetNetworksJob = defineJob({
  queue: 'donors-content',
  name: 'forget-networks',
  description:
    'Forgets from which networks stories were opened or liked in hours that are over.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 10_000,
})

export const forgetNetworksSchedule = schedule(forgetNetworksJob, {
  payload: {},
  everyMs: 3_600_000,
})
