import { implementJob } from '@landfall/kit/jobs/definition'
import type { RemoveOldRuns } from '../modules/match/match-again.ts'
import { removeOldRunsJob } from './remove-old-runs.job.ts'

export function implementRemoveOldRuns(removeOldRuns: RemoveOldRuns) {
  return implementJob(removeOldRunsJob, () => removeOldRuns())
}
