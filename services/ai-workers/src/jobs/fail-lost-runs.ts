import { implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { FailLostRunsUseCase } from '../modules/match/fail-run.ts'
import { FailLostRuns } from './definitions.ts'

export const failLostRunsSchedule = schedule(FailLostRuns, {
  payload: {},
  everyMs: 60_000,
})

export const implementFailLostRuns = (failLostRuns: FailLostRunsUseCase) =>
  implementJob(FailLostRuns, async (_payload, { log }) => {
    const count = await failLostRuns()
    if (count > 0) log.error({ count }, 'runs whose job was lost were closed')
  })
