import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRefileStated } from '../record/scholarship/refile-stated.ts'
import { refileStatedJob } from './refile-stated.job.ts'

export function implementRefileStated(refileStated: ReturnType<typeof makeRefileStated>) {
  return implementJob(refileStatedJob, async ({ runId, afterId }, { log }) => {
    const count = await refileStated(runId, afterId ?? null)
    log.info({ runId, count }, 'what columns state was filed and told')
  })
}
