import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepMailsJob = defineJob({
  queue: 'identity-upkeep',
  name: 'sweep-mails',
  description:
    'Queues mails again whose jobs were lost, and those that quiet hours held back.',
  schema: z.object({}),
})

export const sweepMailsSchedule = schedule(sweepMailsJob, {
  payload: {},
  everyMs: 10_000,
})
