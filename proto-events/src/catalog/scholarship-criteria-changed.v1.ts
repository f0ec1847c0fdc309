import { defineEvent } from '../define-event.ts'
import { listingCriteriaSchema } from './scholarship-criteria.ts'

export const ScholarshipCriteriaChanged = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship-criteria',
  verb: 'changed',
  version: 1,
  description:
    'What a scholarship asks of students, or whether it is open, is new or has changed.',
  schema: listingCriteriaSchema,
})
