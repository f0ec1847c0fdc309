import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const sendMailJob = defineJob({
  queue: 'identity-mail',
  name: 'send-mail',
  description: 'Hands a stored mail to the mail server, or keeps it where there is none.',
  schema: z.object({ mailId: z.uuid() }),
  // With waits of 2 s that double, nine hours in all: a mail server may be away for a night.
  attempts: 15,
  backoffMs: 2_000,
  removeWhenDone: true,
})
