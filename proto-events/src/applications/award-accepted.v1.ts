import { defineEvent } from '../define-event.ts'
import { awardFactsSchema } from './award-facts.ts'

export const AwardAccepted = defineEvent({
  publisher: 'applications',
  noun: 'award',
  verb: 'accepted',
  version: 1,
  description: 'An applicant accepted an award.',
  schema: awardFactsSchema,
})
