import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepRecommendations } from '../application/recommendation/sweep-recommendations.ts'
import { sweepRecommendationsJob } from './sweep-recommendations.job.ts'

export function implementSweepRecommendations(
  sweepRecommendations: ReturnType<typeof makeSweepRecommendations>,
) {
  return implementJob(sweepRecommendationsJob, async (_payload, { log }) => {
    const count = await sweepRecommendations()
    if (count > 0) log.info({ count }, 'requests for letters were looked at')
  })
}
