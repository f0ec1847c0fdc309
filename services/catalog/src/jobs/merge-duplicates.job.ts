import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const mergeDuplicatesJob = defineJob({
  queue: 'catalog-sync',
  name: 'merge-duplicates',
  description:
    'Looks for listings of other sources that are the same award as those of a run.',
  /** `after`: the last row of the run that was compared; absent for the first job of a run. */
  schema: z.object({ runId: z.uuid(), after: z.int().optional() }),
  attempts: 5,
  backoffMs: 2_000,
})
