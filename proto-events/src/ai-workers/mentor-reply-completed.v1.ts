import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const MentorReplyCompleted = defineEvent({
  publisher: 'ai-workers',
  noun: 'mentor-reply',
  verb: 'completed',
  version: 1,
  description: 'An AI mentor answered a question of a student. Nothing of what was said.',
  schema: z.object({
    replyId: z.uuid(),
    studentId: z.uuid(),
    mentorId: z.string().min(1).max(40),
    finishedAt: z.iso.datetime(),
  }),
})
