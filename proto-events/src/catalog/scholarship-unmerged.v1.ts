import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ScholarshipUnmerged = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'unmerged',
  version: 1,
  description: 'Two listings that were merged are two again.',
  schema: z.object({ scholarshipId: z.uuid(), intoId: z.uuid() }),
})
