import { implementJob, isLastTry } from '@landfall/kit/jobs/definition'
import type { ComputeMatchUseCase } from '../modules/match/compute-match.ts'
import type { FailRun } from '../modules/match/fail-run.ts'
import { ComputeMatch } from './definitions.ts'

/** The last attempt that fails ends the run, so that nobody waits for it. */
export const implementComputeMatch = (computeMatch: ComputeMatchUseCase, fail: FailRun) =>
  implementJob(ComputeMatch, async ({ runId, answerTo = null }, context) => {
    try {
      await computeMatch(runId, answerTo)
    } catch (error) {
      context.log.warn({ err: error, runId }, 'a match could not be computed')
      if (isLastTry(ComputeMatch, context, error)) await fail(runId, error)
      throw error
    }
  })
