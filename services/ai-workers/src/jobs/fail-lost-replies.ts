import { implementJob } from '@landfall/kit/jobs/definition'
import type { FailLostReplies } from '../modules/conversation/fail-reply.ts'
import { failLostRepliesJob } from './fail-lost-replies.job.ts'

export function implementFailLostReplies(failLostReplies: FailLostReplies) {
  return implementJob(failLostRepliesJob, async (_payload, { log }) => {
    const count = await failLostReplies()
    if (count > 0) log.error({ count }, 'mentor replies whose job was lost were closed')
  })
}
