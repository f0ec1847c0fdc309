import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SavedScholarshipUpdated = defineEvent({
  publisher: 'applications',
  noun: 'saved-scholarship',
  verb: 'updated',
  version: 1,
  description: 'A student changed the status or notes of a saved scholarship.',
  schema: z.strictObject({
    id: z.uuid(),
    studentId: z.uuid(),
    scholarshipId: z.uuid(),
    applicationStatus: z.enum([
      'not_applied',
      'planned',
      'applied',
      'accepted',
      'rejected',
    ]),
  }),
})
