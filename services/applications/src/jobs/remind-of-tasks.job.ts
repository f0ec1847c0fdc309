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

/** What fell due while no worker ran is found by the first run after it. */
export const remindOfTasksSchedule = schedule(remindOfTasksJob, {
  payload: {},
  everyMs: 60_000,
})
