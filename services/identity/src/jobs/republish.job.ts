import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** A queue of its own: with many students it takes minutes, and nothing else waits for it. */
export const republishJob = defineJob({
  queue: 'identity-republish',
  name: 'republish',
  description: 'Tells the state of every profile, answer, organization and place again.',
  schema: z.object({}),
  attempts: 10,
  backoffMs: 1_000,
})
