import { z } from 'zod'
import { defineJob } from '@landfall/kit/jobs'

/** A queue of its own: a slow server of somebody else holds up nobody but other sources. */
export const syncSourceJob = defineJob({
  queue: 'catalog-sync',
  name: 'sync-source',
  description: 'Brings one run of one outside source to its end.',
  schema: z.strictObject({ runId: z.uuid() }),
  attempts: 10,
  backoffMs: 2_000,
})
