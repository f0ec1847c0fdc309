import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SessionCompleted = defineEvent({
  publisher: 'mentoring',
  noun: 'session',
  verb: 'completed',
  version: 1,
  description:
    'A mentoring session took place: from now on the two know each other, so that one must not judge the other.',
  schema: z.object({
    sessionId: z.uuid(),
    studentId: z.uuid(),
    mentorId: z.uuid(),
    endedAt: z.iso.datetime(),
  }),
})
