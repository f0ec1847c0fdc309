import { defineEvent } from '../define-event.ts'
import { savedScholarshipFactsSchema } from './saved-scholarship-facts.ts'

export const SavedScholarshipUpdated = defineEvent({
  publisher: 'applications',
  noun: 'saved-scholarship',
  verb: 'updated',
  version: 1,
  description: 'A student changed the status or notes of a saved scholarship.',
  schema: savedScholarshipFactsSchema,
})
