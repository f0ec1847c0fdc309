import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { FailLostRepliesUseCase } from '../modules/conversation/fail-reply.ts'
import { FailLostReplies } from './definitions.ts'

export const failLostRepliesSchedule = schedule(FailLostReplies, {
  payload: {},
  everyMs: 60_000,
})

export const implementFailLostReplies = (failLostReplies: FailLostRepliesUseCase) =>
  implementJob(FailLostReplies, async (_payload, { log }) => {
    const count = await failLostReplies()
    if (count > 0) log.error({ count }, 'mentor replies whose job was lost were closed')
  })
