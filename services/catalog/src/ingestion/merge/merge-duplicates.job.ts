import { z } from 'zod'
import { defineJob } from '@landfall/kit/jobs/definition'

export const mergeDuplicatesJob = defineJob({
  queue: 'catalog-sync',
  name: 'merge-duplicates',
  description:
    'Looks for listings of other sources that are the same award as those of a run.',
  schema: z.strictObject({ runId: z.uuid() }),
  attempts: 5,
  backoffMs: 2_000,
})
