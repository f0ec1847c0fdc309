import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeReadImport } from '../ingestion/listing-import/read-import.ts'
import { readListingImportJob } from './read-listing-import.job.ts'

export function implementReadListingImport(readImport: ReturnType<typeof makeReadImport>) {
  return implementJob(readListingImportJob, async ({ importId }, { log }) => {
    const { read } = await readImport(importId)
    log.info({ runId: importId, count: read }, 'an uploaded file was read')
  })
}
