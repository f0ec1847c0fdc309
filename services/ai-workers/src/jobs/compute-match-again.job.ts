import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** Apart from those that somebody waits for. */
export const computeMatchAgainJob = defineJob({
  queue: 'match-again',
  name: 'compute-match-again',
  description: 'The same for a student who is matched again because something changed.',
  schema: z.object({ runId: z.uuid() }),
  attempts: 5,
})
