import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const takeSnapshotJob = defineJob({
  queue: 'donors-content',
  name: 'take-snapshot',
  description: 'Keeps an organization’s figures as they are.',
  schema: z.object({ organizationId: z.uuid() }),
  attempts: 5,
  backoffMs: 5_000,
})
