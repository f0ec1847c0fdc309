import { implementJob } from '@landfall/kit/jobs/definition'
import type { TellFollowers } from '../modules/reply/tell-followers.ts'
import { tellFollowersJob } from './tell-followers.job.ts'

export function implementTellFollowers(tellFollowers: TellFollowers) {
  return implementJob(tellFollowersJob, async ({ replyId }, { log }) => {
    const told = await tellFollowers(replyId)
    log.info({ told }, 'followers were told of a reply')
  })
}
