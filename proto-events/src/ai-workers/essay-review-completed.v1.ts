import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const EssayReviewCompleted = defineEvent({
  publisher: 'ai-workers',
  noun: 'essay-review',
  verb: 'completed',
  version: 1,
  description: 'One version of an essay was reviewed; its student can read what was found.',
  schema: z.object({
    reviewId: z.uuid(),
    essayId: z.uuid(),
    studentId: z.uuid(),
    /** The version of the essay, from 1. */
    version: z.int().positive(),
    score: z.int().min(0).max(100),
    finishedAt: z.iso.datetime(),
  }),
})
