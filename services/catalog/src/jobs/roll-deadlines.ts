import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRollDeadlines } from '../record/scholarship/roll-deadlines.ts'
import { rollDeadlinesJob } from './roll-deadlines.job.ts'

export function implementRollDeadlines(
  rollDeadlines: ReturnType<typeof makeRollDeadlines>,
) {
  return implementJob(rollDeadlinesJob, async (_payload, { log }) => {
    const { rolled, closed } = await rollDeadlines()
    if (rolled > 0) log.info({ count: rolled, total: closed }, 'deadlines rolled over')
  })
}
