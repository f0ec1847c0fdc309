import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SavedCountsChanged = defineEvent({
  publisher: 'applications',
  noun: 'saved-counts',
  verb: 'changed',
  version: 1,
  description: "A student's counts of saved scholarships have changed and can be read.",
  schema: z.object({
    studentId: z.uuid(),
    /** Grows with each change of the counts. */
    version: z.int().positive(),
  }),
})
