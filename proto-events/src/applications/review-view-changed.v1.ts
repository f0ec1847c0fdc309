import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ReviewViewChanged = defineEvent({
  publisher: 'applications',
  noun: 'review-view',
  verb: 'changed',
  version: 1,
  description:
    'The review of a scholarship, or an application in it, has changed and can be read anew.',
  schema: z.object({ scholarshipId: z.uuid() }),
})
