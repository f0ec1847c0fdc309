import { defineEvent } from '../define-event.ts'
import { scholarshipFactsSchema } from './scholarship-facts.ts'

export const ScholarshipClosed = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'closed',
  version: 1,
  description:
    'A scholarship takes no more applications: its owner closed it, its deadline passed or its source dropped it.',
  schema: scholarshipFactsSchema,
})
