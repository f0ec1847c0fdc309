import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ApplicationViewChanged = defineEvent({
  publisher: 'applications',
  noun: 'application-view',
  verb: 'changed',
  version: 1,
  description: 'An application of a student has changed and can be read anew.',
  schema: z.object({
    applicationId: z.uuid(),
    studentId: z.uuid(),
    /** The application's version, after the change. */
    version: z.int().positive(),
  }),
})
