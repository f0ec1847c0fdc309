import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const planLinkChecksJob = defineJob({
  queue: 'catalog-links',
  name: 'plan-link-checks',
  description: 'Takes in the addresses that open listings name.',
  schema: z.object({}),
})

export const planLinkChecksSchedule = schedule(planLinkChecksJob, {
  payload: {},
  cron: '17 * * * *',
})
