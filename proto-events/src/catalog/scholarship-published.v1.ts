import { defineEvent } from '../define-event.ts'
import { scholarshipFactsSchema } from './scholarship-facts.ts'

export const ScholarshipPublished = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'published',
  version: 1,
  description: 'A draft or closed scholarship became visible to students.',
  schema: scholarshipFactsSchema,
})
