import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ReplyPublished = defineEvent({
  publisher: 'community',
  noun: 'reply',
  verb: 'published',
  version: 1,
  description: 'Somebody replied in a thread of the forum.',
  schema: z.object({ replyId: z.uuid(), postId: z.uuid(), authorId: z.uuid() }),
})
