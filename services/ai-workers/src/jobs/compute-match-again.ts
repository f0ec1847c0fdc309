import { implementJob } from '@landfall/kit/jobs/definition'
import type { ComputeMatch } from '../modules/match/compute-match.ts'
import type { FailRun } from '../modules/match/fail-run.ts'
import { computeMatchAgainJob } from './compute-match-again.job.ts'

/** When the last attempt fails, it ends the run; the next change starts another. */
export function implementComputeMatchAgain(computeMatch: ComputeMatch, fail: FailRun) {
  return implementJob(computeMatchAgainJob, ({ runId }) => computeMatch(runId), {
    onGivenUp: ({ runId }, error) => fail(runId, error),
  })
}
