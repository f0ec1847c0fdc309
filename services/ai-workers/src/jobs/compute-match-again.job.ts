import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** Automatic matches have a queue of their own, apart from matches that a student waits for. */
export const computeMatchAgainJob = defineJob({
  queue: 'match-again',
  name: 'compute-match-again',
  description: 'The same for a student who is matched again because something changed.',
  schema: z.object({ runId: z.uuid() }),
  attempts: 5,
})
