import { defineEvent } from '../define-event.ts'
import { savedScholarshipFactsSchema } from './saved-scholarship-facts.ts'

export const SavedScholarshipCreated = defineEvent({
  publisher: 'applications',
  noun: 'saved-scholarship',
  verb: 'created',
  version: 1,
  description: 'A student saved a scholarship.',
  schema: savedScholarshipFactsSchema,
})
