import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const CatalogueCopyRequested = defineEvent({
  publisher: 'ai-workers',
  noun: 'catalogue-copy',
  verb: 'requested',
  version: 1,
  description:
    'The matching has no copy of the catalog yet: its owner is asked to tell all again.',
  schema: z.object({ requestId: z.uuid() }),
})
