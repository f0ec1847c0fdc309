import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { implementJob } from '@landfall/kit/jobs/definition'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { CatalogStores } from '../composition/stores.ts'
import { makeApplyImport } from '../ingestion/listing-import/apply-import.ts'
import { makeReadImport } from '../ingestion/listing-import/read-import.ts'
import { makeUndoImport } from '../ingestion/listing-import/undo-import.ts'
import {
  applyListingImportJob,
  readListingImportJob,
  undoListingImportJob,
} from '../jobs/import-jobs.ts'

/** What uploaded files of scholarships ask for in the background. */
export function importJobs(deps: { unitOfWork: UnitOfWork<CatalogStores>; clock: Clock }) {
  const readImport = makeReadImport(deps)
  const applyImport = makeApplyImport({ ...deps, newId })
  const undoImport = makeUndoImport(deps)
  return {
    definitions: [readListingImportJob, applyListingImportJob, undoListingImportJob],
    implementations: [
      implementJob(readListingImportJob, async ({ importId }, { log }) => {
        const { read } = await readImport(importId)
        log.info({ runId: importId, count: read }, 'an uploaded file was read')
      }),
      implementJob(applyListingImportJob, async ({ importId }, { log }) => {
        const { applied } = await applyImport(importId)
        log.info({ runId: importId, count: applied }, 'an import was written')
      }),
      implementJob(undoListingImportJob, async ({ importId }, { log }) => {
        const { undone } = await undoImport(importId)
        log.info({ runId: importId, count: undone }, 'an import was undone')
      }),
    ],
    schedules: [],
  }
}
