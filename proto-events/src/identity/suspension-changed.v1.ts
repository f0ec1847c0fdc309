import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SuspensionChanged = defineEvent({
  publisher: 'identity',
  noun: 'suspension',
  verb: 'changed',
  version: 1,
  description:
    'An admin suspended an account, or lifted that: nobody should wait for what its person does. Not why.',
  schema: z.object({ userId: z.uuid(), isSuspended: z.boolean() }),
})
