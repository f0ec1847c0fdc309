import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** Queued once, by a migration: older read copies do not know why a listing is closed. */
export const republishClosedJob = defineJob({
  queue: 'catalog-republish',
  name: 'republish-closed',
  description: 'Tells the facts of every closed scholarship again, a page a job.',
  /** `afterId`: the last one of the page before; absent for the first page. */
  schema: z.object({ afterId: z.uuid().optional() }),
  attempts: 10,
  backoffMs: 1_000,
})
