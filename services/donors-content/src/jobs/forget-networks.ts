import type { Clock } from '@landfall/kit/core/clock'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { VisitStore } from '../modules/visit/visit.store.ts'
import { forgetNetworksJob } from './forget-networks.job.ts'

const HOUR_MS = 3_600_000

/** Run twice, it finds nothing the second time. */
export function implementForgetNetworks(visits: VisitStore, clock: Clock) {
  return implementJob(forgetNetworksJob, async () => {
    await visits.forgetNetworks(new Date(clock.now().getTime() - HOUR_MS))
  })
}
