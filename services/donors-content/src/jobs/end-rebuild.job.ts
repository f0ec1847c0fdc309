import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const endRebuildJob = defineJob({
  queue: 'donors-content',
  name: 'end-rebuild',
  description: 'Deletes figures that their owner did not tell again.',
  schema: z.strictObject({
    requestId: z.uuid(),
    toldAt: z.iso.datetime(),
    applications: z.number().int().nonnegative(),
    funds: z.number().int().nonnegative(),
  }),
  // About three hours: events that cannot be read are dead letters long before.
  attempts: 12,
  backoffMs: 5_000,
})
