import { implementJob } from '@landfall/kit/jobs/definition'
import type { NotifyFollowers } from '../modules/reply/notify-followers.ts'
import { notifyFollowersJob } from './notify-followers.job.ts'

export function implementNotifyFollowers(notifyFollowers: NotifyFollowers) {
  return implementJob(notifyFollowersJob, async ({ replyId }, { log }) => {
    const notified = await notifyFollowers(replyId)
    log.info({ count: notified }, 'followers were told of a reply')
  })
}
