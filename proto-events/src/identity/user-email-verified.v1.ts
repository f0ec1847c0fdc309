import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const UserEmailVerified = defineEvent({
  publisher: 'identity',
  noun: 'user',
  verb: 'email-verified',
  version: 1,
  description:
    'An account showed that its e-mail address, the first or a changed one, is its own.',
  schema: z.object({ userId: z.uuid() }),
})
