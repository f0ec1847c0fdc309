import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeTellStaleSources } from '../ingestion/source/tell-stale-sources.ts'
import { tellStaleSourcesJob } from './tell-stale-sources.job.ts'

export function implementTellStaleSources(
  tellStaleSources: ReturnType<typeof makeTellStaleSources>,
) {
  return implementJob(tellStaleSourcesJob, async (_payload, { log }) => {
    const count = await tellStaleSources()
    if (count > 0) log.warn({ count }, 'sources are out of date')
  })
}
