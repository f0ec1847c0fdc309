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
    /** The student or the mentor: each gets an event of their own. */
    userId: z.uuid(),
    /** The request's version, after the change. */
    version: z.int().positive(),
  }),
})
