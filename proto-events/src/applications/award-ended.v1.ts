import { defineEvent } from '../define-event.ts'
import { awardFactsSchema } from './award-facts.ts'

export const AwardEnded = defineEvent({
  publisher: 'applications',
  noun: 'award',
  verb: 'ended',
  version: 1,
  description: 'An accepted award was ended; what was not paid went back to its fund.',
  schema: awardFactsSchema,
})
