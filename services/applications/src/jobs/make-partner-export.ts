import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeFillPartnerExport } from '../partner/export/fill-partner-export.ts'
import { makePartnerExportJob } from './make-partner-export.job.ts'

export function implementMakePartnerExport(fill: ReturnType<typeof makeFillPartnerExport>) {
  return implementJob(makePartnerExportJob, async ({ exportId }, { attempt }) => {
    const isLastTry = attempt >= makePartnerExportJob.attempts
    await fill(exportId, { isLastTry })
  })
}
