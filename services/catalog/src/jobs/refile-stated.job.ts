import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** Queued once, by a migration: what some columns state was neither judged nor published before. */
export const refileStatedJob = defineJob({
  queue: 'catalog-republish',
  name: 'refile-stated',
  description: 'Writes and tells the records whose columns state conditions or periods.',
  /**
   * `runId`: the republication of all criteria that follows the last page. `afterId`: the last record of the previous
   * page; absent for the first page.
   */
  schema: z.object({ runId: z.uuid(), afterId: z.uuid().optional() }),
  attempts: 10,
  backoffMs: 1_000,
})
