import { defineEvent } from '../define-event.ts'
import { scholarshipFactsSchema } from './scholarship-facts.ts'

export const ScholarshipUpdated = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'updated',
  version: 1,
  description: 'Facts of a scholarship changed; its status did not.',
  schema: scholarshipFactsSchema,
})
