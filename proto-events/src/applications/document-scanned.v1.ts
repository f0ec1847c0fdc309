import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const DocumentScanned = defineEvent({
  publisher: 'applications',
  noun: 'document',
  verb: 'scanned',
  version: 1,
  description: 'A virus scanner judged the content of a document.',
  schema: z.object({
    /** The content, which a vault and submissions may share. */
    objectId: z.uuid(),
    studentId: z.uuid(),
    bytes: z.int().positive(),
    state: z.enum(['clean', 'infected']),
  }),
})
