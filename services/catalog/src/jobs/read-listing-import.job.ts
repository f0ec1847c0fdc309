import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

/** A queue of its own: a large file takes a while, and nothing else must wait for it. */
export const readListingImportJob = defineJob({
  queue: 'catalog-imports',
  name: 'read-listing-import',
  description: 'Finds out what each row of an uploaded file would do.',
  schema: z.object({ importId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  // The import itself records whether it has ended, so a lost or failed job can be queued again.
  removeWhenDone: true,
})

export const readJobKey = (importId: string) => `read ${importId}`
