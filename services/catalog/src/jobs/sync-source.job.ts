import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** A queue of its own: a slow server elsewhere holds up only other sources. */
export const syncSourceJob = defineJob({
  queue: 'catalog-sync',
  name: 'sync-source',
  description: 'Brings one run of one outside source to its end.',
  schema: z.object({ runId: z.uuid() }),
  attempts: 10,
  backoffMs: 2_000,
  // The run itself records whether it has ended, so a lost or failed job can be queued again.
  removeWhenDone: true,
})

/** An approved run gets another job: the one that held it may not have ended yet. */
export function syncJobKey(run: { id: string; decidedBy: string | null }): string {
  return run.decidedBy === null ? `sync-${run.id}` : `approved-${run.id}`
}
