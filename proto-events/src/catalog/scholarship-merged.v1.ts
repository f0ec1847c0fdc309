import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ScholarshipMerged = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship',
  verb: 'merged',
  version: 1,
  description:
    'Two listings were one award: the first is found under the second from now on.',
  schema: z.object({ scholarshipId: z.uuid(), intoId: z.uuid() }),
})
