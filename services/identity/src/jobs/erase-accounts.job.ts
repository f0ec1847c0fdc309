import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const eraseAccountsJob = defineJob({
  queue: 'identity-upkeep',
  name: 'erase-accounts',
  description:
    'Erases accounts whose people asked for it 14 days ago, and tells it again later.',
  schema: z.object({}),
})

export const eraseAccountsSchedule = schedule(eraseAccountsJob, {
  payload: {},
  everyMs: 3_600_000,
})
