import { defineJob } from '@landfall/kit/jobs/definition'
import { z } from 'zod'

export const undoListingImportJob = defineJob({
  queue: 'catalog-imports',
  name: 'undo-listing-import',
  description: 'Puts back what an import changed.',
  schema: z.object({ importId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  // The import itself records whether it has ended, so a lost or failed job can be queued again.
  removeWhenDone: true,
})

export const undoJobKey = (importId: string) => `undo ${importId}`
