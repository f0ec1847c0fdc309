import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const UserErased = defineEvent({
  publisher: 'identity',
  noun: 'user',
  verb: 'erased',
  version: 1,
  description:
    "An account is gone: whoever keeps anything of its person removes it or makes it nobody's. Told a second time once no older fact can arrive any more.",
  schema: z.object({ userId: z.uuid() }),
})
