import { defineEvent } from '../define-event.ts'
import { documentFactsSchema } from './document-facts.ts'

export const DocumentAdded = defineEvent({
  publisher: 'applications',
  noun: 'document',
  verb: 'added',
  version: 1,
  description: 'A student put a document into the vault.',
  schema: documentFactsSchema,
})
