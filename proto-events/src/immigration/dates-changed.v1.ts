import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const DatesChanged = defineEvent({
  publisher: 'immigration',
  noun: 'dates',
  verb: 'changed',
  version: 1,
  description:
    'The days that concern the status of one student: all that lie ahead. What they are about is told to nobody.',
  schema: z.object({
    studentId: z.uuid(),
    dates: z.array(z.object({ id: z.uuid(), day: z.iso.date() })).max(200),
  }),
})
