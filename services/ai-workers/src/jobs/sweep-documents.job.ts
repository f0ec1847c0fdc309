import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sweepDocumentsJob = defineJob({
  queue: 'match-upkeep',
  name: 'sweep-documents',
  description: 'Removes words of essays and questions whose row could not be written.',
  schema: z.object({}),
})

export const sweepDocumentsSchedule = schedule(sweepDocumentsJob, {
  payload: {},
  everyMs: 6 * 3_600_000,
})
