import { STATUSES, TOPICS } from '@landfall/immigration-rules/rule'
import { z } from 'zod'
import { PRIORITIES, type RequestWords } from './request.ts'

/** The content of a sealed request. */
export const sealedRequest: z.ZodType<RequestWords> = z.object({
  guidanceType: z.enum(TOPICS),
  currentStatus: z.enum(STATUSES),
  specificQuestions: z.array(z.string()),
  priority: z.enum(PRIORITIES),
  isCompleted: z.boolean(),
  documents: z.record(
    z.string(),
    z.object({ isDone: z.boolean(), note: z.string().nullable() }),
  ),
})
