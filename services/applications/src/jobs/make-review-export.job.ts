import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const makeReviewExportJob = defineJob({
  queue: 'applications',
  name: 'make-review-export',
  description: 'Makes a file of a whole review.',
  schema: z.object({ exportId: z.uuid() }),
  attempts: 5,
  backoffMs: 2_000,
})
