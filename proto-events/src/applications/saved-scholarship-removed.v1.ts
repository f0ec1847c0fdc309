import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SavedScholarshipRemoved = defineEvent({
  publisher: 'applications',
  noun: 'saved-scholarship',
  verb: 'removed',
  version: 1,
  description: 'A student took a scholarship off the saved list; carries the last status.',
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
