import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { tellFollowersJob } from './jobs/tell-followers.job.ts'
import { implementTellFollowers } from './jobs/tell-followers.ts'
import { makeTellFollowers } from './modules/reply/tell-followers.ts'
import type { Stores } from './stores.ts'

/** The jobs of this service, each bound to its use case. */
export function createJobs(deps: { unitOfWork: UnitOfWork<Stores>; clock: Clock }) {
  return {
    definitions: [tellFollowersJob],
    implementations: [implementTellFollowers(makeTellFollowers(deps))],
    schedules: [],
  }
}
