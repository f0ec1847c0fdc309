import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const wordInsightJob = defineJob({
  queue: 'insight-words',
  name: 'word-insight',
  description:
    'Has a language model put a sentence on a donor’s figures into better words.',
  /** `userId`: the user whose budget pays. */
  schema: z.object({ insightId: z.string().regex(/^[\w-]{1,64}$/), userId: z.uuid() }),
  attempts: 3,
  backoffMs: 2_000,
})
