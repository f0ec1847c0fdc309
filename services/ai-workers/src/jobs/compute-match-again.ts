import { implementJob, isLastTry } from '@landfall/kit/jobs/definition'
import type { ComputeMatchUseCase } from '../modules/match/compute-match.ts'
import type { FailRun } from '../modules/match/fail-run.ts'
import { ComputeMatchAgain } from './definitions.ts'

/** The last attempt that fails ends the run; what changed next starts another. */
export const implementComputeMatchAgain = (
  computeMatch: ComputeMatchUseCase,
  fail: FailRun,
) =>
  implementJob(ComputeMatchAgain, async ({ runId }, context) => {
    try {
      await computeMatch(runId)
    } catch (error) {
      if (isLastTry(ComputeMatchAgain, context, error)) await fail(runId, error)
      throw error
    }
  })
