import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const PostActivityChanged = defineEvent({
  publisher: 'community',
  noun: 'post-activity',
  verb: 'changed',
  version: 1,
  description: 'Something in a thread has changed, votes too, and can be read anew.',
  schema: z.object({
    postId: z.uuid(),
    /** The thread's version, after the change. */
    version: z.int().positive(),
  }),
})
