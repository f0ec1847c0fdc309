import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const EssayRequestAccepted = defineEvent({
  publisher: 'ai-workers',
  noun: 'essay-request',
  verb: 'accepted',
  version: 1,
  description:
    "A mentor took a student's essay and can read it: from now on the two know each other, so that one must not judge the other. Nothing of the essay.",
  schema: z.object({
    requestId: z.uuid(),
    studentId: z.uuid(),
    mentorId: z.uuid(),
    acceptedAt: z.iso.datetime(),
  }),
})
