import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const MentorStatusChanged = defineEvent({
  publisher: 'mentoring',
  noun: 'mentor-status',
  verb: 'changed',
  version: 1,
  description: 'An admin decided whether somebody is a mentor.',
  schema: z.object({
    /** The account's id. */
    mentorId: z.uuid(),
    isMentor: z.boolean(),
  }),
})
