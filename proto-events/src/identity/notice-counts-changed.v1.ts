import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const NoticeCountsChanged = defineEvent({
  publisher: 'identity',
  noun: 'notice-counts',
  verb: 'changed',
  version: 1,
  description: "A person's number of unread notices has changed and can be read.",
  schema: z.object({
    userId: z.uuid(),
    /** Grows with each change of the counts. */
    version: z.int().positive(),
  }),
})
