import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const dropWordsJob = defineJob({
  queue: 'donors-content',
  name: 'drop-words',
  description: 'Deletes all words of a story whose row is gone.',
  schema: z.object({ revisionIds: z.array(z.uuid()) }),
  attempts: 10,
  backoffMs: 5_000,
})
