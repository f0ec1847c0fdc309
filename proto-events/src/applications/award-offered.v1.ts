import { defineEvent } from '../define-event.ts'
import { awardFactsSchema } from './award-facts.ts'

export const AwardOffered = defineEvent({
  publisher: 'applications',
  noun: 'award',
  verb: 'offered',
  version: 1,
  description: 'An award was offered to an applicant.',
  schema: awardFactsSchema,
})
