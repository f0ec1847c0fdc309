import { z } from 'zod'
import { defineJob, implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { makeRollDeadlines } from '../record/scholarship/roll-deadlines.ts'

export const rollDeadlinesJob = defineJob({
  queue: 'catalog',
  name: 'roll-deadlines',
  description: 'Takes up every deadline that is over, in whichever time zone it ended.',
  schema: z.strictObject({}),
  attempts: 5,
  backoffMs: 60_000,
})

/** Days end in every zone at another hour; a run that finds nothing costs one index look-up. */
export const rollDeadlinesSchedule = schedule(rollDeadlinesJob, {
  payload: {},
  cron: '1 * * * *',
})

export function implementRollDeadlines(
  rollDeadlines: ReturnType<typeof makeRollDeadlines>,
) {
  return implementJob(rollDeadlinesJob, async (_payload, { log }) => {
    const { rolled, closed } = await rollDeadlines()
    if (rolled > 0) log.info({ count: rolled, total: closed }, 'deadlines rolled over')
  })
}
