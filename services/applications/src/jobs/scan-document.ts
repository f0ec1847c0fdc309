import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeScanDocument } from '../student/document/scan/scan-document.ts'
import { scanDocumentJob } from './scan-document.job.ts'

export function implementScanDocument(scanDocument: ReturnType<typeof makeScanDocument>) {
  return implementJob(scanDocumentJob, async ({ objectId }, { attempt, log }) => {
    const isLastTry = attempt >= scanDocumentJob.attempts
    const outcome = await scanDocument(objectId, { isLastTry })
    log.info({ outcome }, 'a document was scanned')
  })
}
