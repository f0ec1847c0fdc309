import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SourceWentStale = defineEvent({
  publisher: 'catalog',
  noun: 'source',
  verb: 'went-stale',
  version: 1,
  description: 'An enabled outside source has not delivered for longer than it may.',
  schema: z.object({
    sourceId: z.uuid(),
    sourceName: z.string().min(1),
    staleAfterHours: z.int().positive(),
    /** Null when the source has never been read. */
    lastSuccessAt: z.iso.datetime().nullable(),
    /** When this was found. */
    foundAt: z.iso.datetime(),
  }),
})
