import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeFillExport } from '../review/report/fill-export.ts'
import { makeReviewExportJob } from './make-review-export.job.ts'

export function implementMakeReviewExport(fillExport: ReturnType<typeof makeFillExport>) {
  return implementJob(makeReviewExportJob, async ({ exportId }, { attempt }) => {
    const isLastTry = attempt >= makeReviewExportJob.attempts
    await fillExport(exportId, { isLastTry })
  })
}
