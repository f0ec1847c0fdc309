import { z } from 'zod'
import { defineJob, implementJob } from '@landfall/kit/jobs/definition'
import type { makeRepublishCriteria } from '../ingestion/republication/republish-criteria.ts'

/** A queue of its own: over a large catalogue it takes minutes, and nothing else waits for it. */
export const republishCriteriaJob = defineJob({
  queue: 'catalog-republish',
  name: 'republish-criteria',
  description: 'Tells what every scholarship asks of students, in pages.',
  schema: z.strictObject({ runId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
})

export function implementRepublishCriteria(
  republishCriteria: ReturnType<typeof makeRepublishCriteria>,
) {
  return implementJob(republishCriteriaJob, async ({ runId }, { log }) => {
    const { listings } = await republishCriteria(runId)
    log.info({ runId, count: listings }, 'the criteria of all scholarships were told')
  })
}
