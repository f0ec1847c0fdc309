import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRepublishCriteria } from '../ingestion/republication/republish-criteria.ts'
import { republishCriteriaJob } from './republish-criteria.job.ts'

export function implementRepublishCriteria(
  republishCriteria: ReturnType<typeof makeRepublishCriteria>,
) {
  return implementJob(republishCriteriaJob, async ({ runId }, { log }) => {
    const { listings } = await republishCriteria(runId)
    log.info({ runId, count: listings }, 'the criteria of all scholarships were told')
  })
}
