import { z } from 'zod'
import { defineJob, implementJob } from '@landfall/kit/jobs/definition'
import type { makeApplyImport } from '../ingestion/listing-import/apply-import.ts'

/** A queue of its own: a large file takes a while, and nothing else waits for it. */
export const applyListingImportJob = defineJob({
  queue: 'catalog-imports',
  name: 'apply-listing-import',
  description: 'Writes the rows of a confirmed import.',
  schema: z.strictObject({ importId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
  // The import itself says whether it has ended, and a lost or failed job can be queued again.
  removeWhenDone: true,
})

export const applyJobKey = (importId: string) => `apply ${importId}`

export function implementApplyListingImport(
  applyImport: ReturnType<typeof makeApplyImport>,
) {
  return implementJob(applyListingImportJob, async ({ importId }, { log }) => {
    const { applied } = await applyImport(importId)
    log.info({ runId: importId, count: applied }, 'an import was written')
  })
}
