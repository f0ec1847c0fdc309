import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const answerQuestionJob = defineJob({
  queue: 'mentor',
  name: 'answer-question',
  description: 'Has a mentor answer one question of a student.',
  schema: z.object({ replyId: z.uuid() }),
  attempts: 4,
})
