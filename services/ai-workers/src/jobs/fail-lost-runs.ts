import { implementJob } from '@landfall/kit/jobs/definition'
import type { FailLostRuns } from '../modules/match/fail-run.ts'
import { failLostRunsJob } from './fail-lost-runs.job.ts'

export function implementFailLostRuns(failLostRuns: FailLostRuns) {
  return implementJob(failLostRunsJob, async (_payload, { log }) => {
    const count = await failLostRuns()
    if (count > 0) log.error({ count }, 'runs whose job was lost were closed')
  })
}
