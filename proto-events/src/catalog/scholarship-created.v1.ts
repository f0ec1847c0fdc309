import { defineEvent } from '../define-event.ts'
import { scholarshipFactsSchema } from './scholarship-facts.ts'

export const ScholarshipCreated = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'created',
  version: 1,
  description: 'A scholarship was added, as a draft or published at once.',
  schema: scholarshipFactsSchema,
})
