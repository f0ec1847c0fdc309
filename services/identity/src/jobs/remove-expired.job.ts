import { defineJob, schedule } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** Sessions, tokens and devices that nobody can use anymore. */
export const removeExpiredJob = defineJob({
  queue: 'identity-upkeep',
  name: 'remove-expired',
  description: 'Removes expired sessions, used or expired tokens and forgotten devices.',
  schema: z.object({}),
})

export const removeExpiredSchedule = schedule(removeExpiredJob, {
  payload: {},
  everyMs: 3_600_000,
})
