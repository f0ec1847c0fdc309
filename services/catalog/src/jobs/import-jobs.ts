import { z } from 'zod'
import { defineJob } from '@landfall/kit/jobs/definition'

/** A queue of its own: a large file takes a while, and nothing else waits for it. */
const shared = {
  queue: 'catalog-imports',
  schema: z.object({ importId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  // The import itself says whether it has ended, and a lost or failed job can be queued again.
  removeWhenDone: true,
}

export const readListingImportJob = defineJob({
  ...shared,
  name: 'read-listing-import',
  description: 'Finds out what each row of an uploaded file would do.',
})

export const applyListingImportJob = defineJob({
  ...shared,
  name: 'apply-listing-import',
  description: 'Writes the rows of a confirmed import.',
})

export const undoListingImportJob = defineJob({
  ...shared,
  name: 'undo-listing-import',
  description: 'Puts back what an import changed.',
})

export const readJobKey = (importId: string) => `read ${importId}`
export const applyJobKey = (importId: string) => `apply ${importId}`
export const undoJobKey = (importId: string) => `undo ${importId}`
