import { implementJob } from '@landfall/kit/jobs/definition'
import type { ComputeMatchUseCase } from '../modules/match/compute-match.ts'
import type { FailRun } from '../modules/match/fail-run.ts'
import { ComputeMatch } from './definitions.ts'

/** The last attempt that fails ends the run, so that nobody waits for it. */
export const implementComputeMatch = (computeMatch: ComputeMatchUseCase, fail: FailRun) =>
  implementJob(ComputeMatch, async ({ runId, answerTo = null }, { attempt, log }) => {
    try {
      await computeMatch(runId, answerTo)
    } catch (error) {
      log.warn({ err: error, runId, attempt }, 'a match could not be computed')
      if (attempt >= ComputeMatch.attempts) await fail(runId, error)
      throw error
    }
  })
