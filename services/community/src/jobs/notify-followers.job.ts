import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const notifyFollowersJob = defineJob({
  queue: 'community',
  name: 'notify-followers',
  description: 'Tells who follows a thread, and who is mentioned, of a reply.',
  schema: z.object({ replyId: z.uuid() }),
  attempts: 5,
  backoffMs: 5_000,
})
