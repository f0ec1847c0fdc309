import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const resumeWorkJob = defineJob({
  queue: 'catalog',
  name: 'resume-work',
  description: 'Queues runs of sources and imports again whose jobs were lost.',
  schema: z.object({}),
})

export const resumeWorkSchedule = schedule(resumeWorkJob, {
  payload: {},
  cron: '*/5 * * * *',
})
