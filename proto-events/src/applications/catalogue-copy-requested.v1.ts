import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const CatalogueCopyRequested = defineEvent({
  publisher: 'applications',
  noun: 'catalogue-copy',
  verb: 'requested',
  version: 1,
  description:
    'What the awards ask is not known to the applications yet: the owner of the catalog is asked to tell all again.',
  schema: z.object({ requestId: z.uuid() }),
})
