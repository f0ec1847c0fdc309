import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeUndoImport } from '../ingestion/listing-import/undo-import.ts'
import { undoListingImportJob } from './undo-listing-import.job.ts'

export function implementUndoListingImport(undoImport: ReturnType<typeof makeUndoImport>) {
  return implementJob(undoListingImportJob, async ({ importId }, { log }) => {
    const { undone } = await undoImport(importId)
    log.info({ runId: importId, count: undone }, 'an import was undone')
  })
}
