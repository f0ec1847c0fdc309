import type { Clock } from '@landfall/kit/core/clock'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { UpkeepStore } from '../modules/upkeep/upkeep.store.ts'
import { removeExpiredJob } from './remove-expired.job.ts'

export function implementRemoveExpired(upkeep: UpkeepStore, clock: Clock) {
  return implementJob(removeExpiredJob, () => upkeep.removeExpired(clock.now()))
}
