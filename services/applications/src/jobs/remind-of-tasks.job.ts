import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const remindOfTasksJob = defineJob({
  queue: 'applications',
  name: 'remind-of-tasks',
  description: 'Tells students of tasks and lines of checklists that are due.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 1_000,
})

/** The first run after a pause of the workers finds what fell due meanwhile. */
export const remindOfTasksSchedule = schedule(remindOfTasksJob, {
  payload: {},
  everyMs: 60_000,
})
