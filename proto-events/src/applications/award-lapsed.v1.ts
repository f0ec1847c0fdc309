import { defineEvent } from '../define-event.ts'
import { awardFactsSchema } from './award-facts.ts'

export const AwardLapsed = defineEvent({
  publisher: 'applications',
  noun: 'award',
  verb: 'lapsed',
  version: 1,
  description: 'An award was not answered by its day.',
  schema: awardFactsSchema,
})
