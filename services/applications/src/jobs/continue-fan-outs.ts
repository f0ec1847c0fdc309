import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeContinueFanOuts } from '../student/fan-out/continue-fan-outs.ts'
import { continueFanOutsJob } from './continue-fan-outs.job.ts'

export function implementContinueFanOuts(
  continueFanOuts: ReturnType<typeof makeContinueFanOuts>,
) {
  return implementJob(continueFanOutsJob, async (_payload, { log }) => {
    const count = await continueFanOuts()
    if (count > 0) log.info({ count }, 'batches of savers were dealt with')
  })
}
