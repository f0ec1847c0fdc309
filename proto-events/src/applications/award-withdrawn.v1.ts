import { defineEvent } from '../define-event.ts'
import { awardFactsSchema } from './award-facts.ts'

export const AwardWithdrawn = defineEvent({
  publisher: 'applications',
  noun: 'award',
  verb: 'withdrawn',
  version: 1,
  description: 'An offer was taken back before it was answered.',
  schema: awardFactsSchema,
})
