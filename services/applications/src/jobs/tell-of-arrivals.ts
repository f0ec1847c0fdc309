import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeTellOfArrivals } from '../review/member/tell-of-arrivals.ts'
import { tellOfArrivalsJob } from './tell-of-arrivals.job.ts'

export function implementTellOfArrivals(
  tellOfArrivals: ReturnType<typeof makeTellOfArrivals>,
) {
  return implementJob(tellOfArrivalsJob, async (_payload, { log }) => {
    const count = await tellOfArrivals()
    if (count > 0) log.info({ count }, 'owners were told of new applications')
  })
}
