import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const applyListingImportJob = defineJob({
  queue: 'catalog-imports',
  name: 'apply-listing-import',
  description: 'Writes the rows of a confirmed import.',
  schema: z.object({ importId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  // The import itself records whether it has ended, so a lost or failed job can be queued again.
  removeWhenDone: true,
})

export const applyJobKey = (importId: string) => `apply ${importId}`
