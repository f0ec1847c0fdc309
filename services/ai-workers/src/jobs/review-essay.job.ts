import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const reviewEssayJob = defineJob({
  queue: 'essay',
  name: 'review-essay',
  description: 'Scores one version of an essay and stores what it found.',
  schema: z.object({ reviewId: z.uuid() }),
  attempts: 5,
})
