import { defineEvent } from '../define-event.ts'
import { scholarshipFactsSchema } from './scholarship-facts.ts'

export const ScholarshipArchived = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'archived',
  version: 1,
  description: 'A scholarship left every list; what students saved of it stays readable.',
  schema: scholarshipFactsSchema,
})
