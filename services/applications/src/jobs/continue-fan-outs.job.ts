import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const continueFanOutsJob = defineJob({
  queue: 'applications',
  name: 'continue-fan-outs',
  description: 'Goes on with what concerns everybody who saved a scholarship.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The next run takes up what a process that died left behind. */
export const continueFanOutsSchedule = schedule(continueFanOutsJob, {
  payload: {},
  everyMs: 60_000,
})
