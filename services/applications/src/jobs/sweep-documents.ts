import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeSweepDocuments } from '../student/document/sweep-documents.ts'
import { sweepDocumentsJob } from './sweep-documents.job.ts'

export function implementSweepDocuments(
  sweepDocuments: ReturnType<typeof makeSweepDocuments>,
) {
  return implementJob(sweepDocumentsJob, async (_payload, { log }) => {
    const { removed, orphans, uploads, scans } = await sweepDocuments()
    const count = removed + orphans + uploads
    if (count > 0) log.info({ count }, 'content that nobody needs was deleted')
    if (scans > 0) log.info({ count: scans }, 'scans were asked for again')
  })
}
