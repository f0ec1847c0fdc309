import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ReplyAccepted = defineEvent({
  publisher: 'community',
  noun: 'reply',
  verb: 'accepted',
  version: 1,
  description: 'Who asked in the forum marked a reply as the answer.',
  schema: z.object({ replyId: z.uuid(), postId: z.uuid(), authorId: z.uuid() }),
})
