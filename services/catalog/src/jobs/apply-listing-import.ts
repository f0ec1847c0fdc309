import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeApplyImport } from '../ingestion/listing-import/apply-import.ts'
import { applyListingImportJob } from './apply-listing-import.job.ts'

export function implementApplyListingImport(
  applyImport: ReturnType<typeof makeApplyImport>,
) {
  return implementJob(applyListingImportJob, async ({ importId }, { log }) => {
    const { applied } = await applyImport(importId)
    log.info({ runId: importId, count: applied }, 'an import was written')
  })
}
