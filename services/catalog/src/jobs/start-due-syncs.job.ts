import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const startDueSyncsJob = defineJob({
  queue: 'catalog',
  name: 'start-due-syncs',
  description: 'Starts a run of every enabled source whose time has come.',
  schema: z.object({}),
  attempts: 3,
  backoffMs: 60_000,
})

/** Each source says how often it is read, by default daily; checking hourly is exact enough. */
export const startDueSyncsSchedule = schedule(startDueSyncsJob, {
  payload: {},
  cron: '17 * * * *',
})
