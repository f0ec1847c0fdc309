import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ContentSubmitted = defineEvent({
  publisher: 'donors-content',
  noun: 'content',
  verb: 'submitted',
  version: 1,
  description: 'A spotlight, story or testimonial was handed in and waits for an admin.',
  schema: z.object({ pieceId: z.uuid(), submittedAt: z.iso.datetime() }),
})
