import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const wordMatchTipsJob = defineJob({
  queue: 'match-words',
  name: 'word-match-tips',
  description: 'Has a language model put the tips of a result into better words.',
  schema: z.object({ resultId: z.uuid() }),
  attempts: 3,
  backoffMs: 30_000,
})
