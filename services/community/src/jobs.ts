import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { notifyFollowersJob } from './jobs/notify-followers.job.ts'
import { implementNotifyFollowers } from './jobs/notify-followers.ts'
import { makeNotifyFollowers } from './modules/reply/notify-followers.ts'
import type { Stores } from './stores.ts'

/** The jobs of this service, each bound to its use case. */
export function createJobs(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return {
    definitions: [notifyFollowersJob],
    implementations: [implementNotifyFollowers(makeNotifyFollowers(deps))],
    schedules: [],
  }
}
