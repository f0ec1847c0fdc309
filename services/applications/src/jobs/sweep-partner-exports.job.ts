import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepPartnerExportsJob = defineJob({
  queue: 'applications',
  name: 'sweep-partner-exports',
  description:
    'Removes files of organizations after a week, and gives up those that stand still.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 10_000,
})

export const sweepPartnerExportsSchedule = schedule(sweepPartnerExportsJob, {
  payload: {},
  everyMs: 10 * 60_000,
})
