import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const EssayRequestViewChanged = defineEvent({
  publisher: 'ai-workers',
  noun: 'essay-request-view',
  verb: 'changed',
  version: 1,
  description:
    'A request to a mentor to read an essay has changed, and one of its two can read it anew. Nothing of the essay.',
  schema: z.object({
    requestId: z.uuid(),
    /** The student's or the mentor's: each of them is told. */
    userId: z.uuid(),
    /** The request's, after the change. */
    version: z.int().positive(),
  }),
})
