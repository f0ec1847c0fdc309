import { defineEvent } from '../define-event.ts'
import { documentFactsSchema } from './document-facts.ts'

export const DocumentRemoved = defineEvent({
  publisher: 'applications',
  noun: 'document',
  verb: 'removed',
  version: 1,
  description:
    'A student took a document out of the vault; submissions may still hold its content.',
  schema: documentFactsSchema,
})
