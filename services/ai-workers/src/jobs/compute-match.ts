import { implementJob } from '@landfall/kit/jobs/definition'
import type { ComputeMatch } from '../modules/match/compute-match.ts'
import type { FailRun } from '../modules/match/fail-run.ts'
import { computeMatchJob } from './compute-match.job.ts'

/** When the last attempt fails, it ends the run so that the student does not wait for it. */
export function implementComputeMatch(computeMatch: ComputeMatch, fail: FailRun) {
  return implementJob(
    computeMatchJob,
    ({ runId, answerTo = null }) => computeMatch(runId, answerTo),
    { onGivenUp: ({ runId }, error) => fail(runId, error) },
  )
}
