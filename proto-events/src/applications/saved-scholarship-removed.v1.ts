import { defineEvent } from '../define-event.ts'
import { savedScholarshipFactsSchema } from './saved-scholarship-facts.ts'

export const SavedScholarshipRemoved = defineEvent({
  publisher: 'applications',
  noun: 'saved-scholarship',
  verb: 'removed',
  version: 1,
  description: 'A student took a scholarship off the saved list; carries the last status.',
  schema: savedScholarshipFactsSchema,
})
