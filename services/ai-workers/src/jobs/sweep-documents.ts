import { implementJob } from '@landfall/kit/jobs/definition'
import type { SweepDocuments } from '../modules/erasure/sweep-documents.ts'
import { sweepDocumentsJob } from './sweep-documents.job.ts'

export function implementSweepDocuments(sweepDocuments: SweepDocuments) {
  return implementJob(sweepDocumentsJob, async () => void (await sweepDocuments()))
}
