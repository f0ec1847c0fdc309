import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeReportStaleSources } from '../ingestion/source/report-stale-sources.ts'
import { reportStaleSourcesJob } from './report-stale-sources.job.ts'

export function implementReportStaleSources(
  reportStaleSources: ReturnType<typeof makeReportStaleSources>,
) {
  return implementJob(reportStaleSourcesJob, async (_payload, { log }) => {
    const count = await reportStaleSources()
    if (count > 0) log.warn({ count }, 'sources are out of date')
  })
}
