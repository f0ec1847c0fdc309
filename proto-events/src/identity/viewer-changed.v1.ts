import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const ViewerChanged = defineEvent({
  publisher: 'identity',
  noun: 'viewer',
  verb: 'changed',
  version: 1,
  description:
    'What an account may do changed: roles, memberships, verification of its address or of an organization.',
  schema: z.object({ userId: z.uuid() }),
})
