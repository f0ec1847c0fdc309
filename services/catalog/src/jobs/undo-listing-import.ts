import { z } from 'zod'
import { defineJob, implementJob } from '@landfall/kit/jobs/definition'
import type { makeUndoImport } from '../ingestion/listing-import/undo-import.ts'

export const undoListingImportJob = defineJob({
  queue: 'catalog-imports',
  name: 'undo-listing-import',
  description: 'Puts back what an import changed.',
  schema: z.strictObject({ importId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  // The import itself says whether it has ended, and a lost or failed job can be queued again.
  removeWhenDone: true,
})

export const undoJobKey = (importId: string) => `undo ${importId}`

export function implementUndoListingImport(undoImport: ReturnType<typeof makeUndoImport>) {
  return implementJob(undoListingImportJob, async ({ importId }, { log }) => {
    const { undone } = await undoImport(importId)
    log.info({ runId: importId, count: undone }, 'an import was undone')
  })
}
