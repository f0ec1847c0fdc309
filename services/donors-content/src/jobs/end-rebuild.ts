import { implementJob } from '@landfall/kit/jobs/definition'
import type { EndRebuild } from '../modules/projection/end-rebuild.ts'
import { endRebuildJob } from './end-rebuild.job.ts'

export function implementEndRebuild(endRebuild: EndRebuild) {
  return implementJob(endRebuildJob, async ({ toldAt, ...copy }, { log }) => {
    const ended = await endRebuild({ ...copy, toldAt: new Date(toldAt) })
    if (ended === 'waiting') throw new Error('Figures that were told again have not come')
    if (ended !== 'over')
      log.info({ count: ended }, 'figures are rebuilt; the rest is gone')
  })
}
