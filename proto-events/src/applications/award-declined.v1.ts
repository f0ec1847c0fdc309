import { defineEvent } from '../define-event.ts'
import { awardFactsSchema } from './award-facts.ts'

export const AwardDeclined = defineEvent({
  publisher: 'applications',
  noun: 'award',
  verb: 'declined',
  version: 1,
  description: 'An applicant declined an award.',
  schema: awardFactsSchema,
})
