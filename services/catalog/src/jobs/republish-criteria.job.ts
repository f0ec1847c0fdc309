import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** A queue of its own: for a large catalog it takes minutes, and nothing else must wait for it. */
export const republishCriteriaJob = defineJob({
  queue: 'catalog-republish',
  name: 'republish-criteria',
  description: 'Tells what every scholarship asks of students, in pages.',
  schema: z.object({ runId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
})
