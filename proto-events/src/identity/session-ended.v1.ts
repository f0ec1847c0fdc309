import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SessionEnded = defineEvent({
  publisher: 'identity',
  noun: 'session',
  verb: 'ended',
  version: 1,
  description:
    'Sessions of an account ended before their time; who caches identities drops them.',
  schema: z.object({
    userId: z.uuid(),
    /** Null for every session of the account. */
    sessionIds: z.array(z.string().min(1)).nullable(),
  }),
})
