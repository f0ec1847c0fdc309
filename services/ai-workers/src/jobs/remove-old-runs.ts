import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { RemoveOldRunsUseCase } from '../modules/match/match-again.ts'
import { RemoveOldRuns } from './definitions.ts'

export const removeOldRunsSchedule = schedule(RemoveOldRuns, {
  payload: {},
  everyMs: 3_600_000,
})

export const implementRemoveOldRuns = (removeOldRuns: RemoveOldRunsUseCase) =>
  implementJob(RemoveOldRuns, () => removeOldRuns())
