import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeApplyMarked } from '../review/decide/apply-marked.ts'
import { applyDecisionsJob } from './apply-decisions.job.ts'

export function implementApplyDecisions(applyMarked: ReturnType<typeof makeApplyMarked>) {
  return implementJob(applyDecisionsJob, async (_payload, { log }) => {
    const { applied, leftOut } = await applyMarked()
    if (applied + leftOut > 0) log.info({ applied, leftOut }, 'decisions were applied')
  })
}
