import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SessionChanged = defineEvent({
  publisher: 'mentoring',
  noun: 'session',
  verb: 'changed',
  version: 1,
  description:
    'The time or the status of a mentoring session changed: ids and times, no words of anybody.',
  schema: z.object({
    sessionId: z.uuid(),
    studentId: z.uuid(),
    mentorId: z.uuid(),
    status: z.enum([
      'requested',
      'scheduled',
      'in_progress',
      'completed',
      'cancelled',
      'declined',
      'expired',
      'no_show',
    ]),
    scheduledAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** The number in invitations: grows with each change that calendars show. */
    sequence: z.int().nonnegative(),
  }),
})
