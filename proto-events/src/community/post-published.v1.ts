import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const PostPublished = defineEvent({
  publisher: 'community',
  noun: 'post',
  verb: 'published',
  version: 1,
  description: 'Somebody began a thread in the forum.',
  schema: z.object({
    postId: z.uuid(),
    authorId: z.uuid(),
    category: z.enum(['question', 'success_story', 'tip', 'discussion']),
  }),
})
