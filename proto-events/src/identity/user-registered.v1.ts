import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const UserRegistered = defineEvent({
  publisher: 'identity',
  noun: 'user',
  verb: 'registered',
  version: 1,
  description: 'Somebody made an account; its e-mail address is not verified yet.',
  schema: z.object({
    userId: z.uuid(),
    accountType: z.enum(['student', 'donor', 'university']),
  }),
})
