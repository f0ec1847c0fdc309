import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const answerMailRequestJob = defineJob({
  queue: 'identity-mail',
  name: 'answer-mail-request',
  description:
    'Looks up the account of a forgot-password or resend-verification request and queues its mail, if there is one.',
  schema: z.object({ requestId: z.uuid() }),
  removeWhenDone: true,
})
