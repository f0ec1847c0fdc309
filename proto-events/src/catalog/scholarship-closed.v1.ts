import { defineEvent } from '../define-event.ts'
import { scholarshipFactsSchema } from './scholarship-facts.ts'

export const ScholarshipClosed = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'closed',
  version: 1,
  description:
    'A scholarship takes no more applications: its owner closed it, its deadline passed, its source dropped it, or it is held or removed as a suspected scam.',
  schema: scholarshipFactsSchema,
})
