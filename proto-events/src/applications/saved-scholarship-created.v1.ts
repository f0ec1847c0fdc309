import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SavedScholarshipCreated = defineEvent({
  publisher: 'applications',
  noun: 'saved-scholarship',
  verb: 'created',
  version: 1,
  description: 'A student saved a scholarship.',
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
